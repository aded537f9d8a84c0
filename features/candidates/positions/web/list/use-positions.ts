import type { ReplyOf } from '@candor/call/define'
import { callQuery, pagesQuery } from '@candor/call/web/query'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listTabs } from '../../contract/list-search.ts'
import { listPositions } from '../../contract.ts'
import type { ListSearch } from '../../rules/address.ts'

export type ListedPosition = ReplyOf<typeof listPositions>['list'][number]
export type Columns = ReplyOf<typeof listPositions>['columns']
export type Sum = ReplyOf<typeof listPositions>['sum']

const inputOf = ({ tab = listTabs[0], text }: ListSearch) => ({ tab, text })

/** The positions of a tab, page by page. */
export function usePositions(search: ListSearch) {
  return useInfiniteQuery(pagesQuery(listPositions, inputOf(search)))
}
export type Positions = ReturnType<typeof usePositions>

/** The drafts below the open positions: those of the first page. */
export function useDrafts(search: ListSearch, count: number): readonly ListedPosition[] {
  const isBelow = search.tab === undefined && count > 0
  const { data } = useQuery({
    ...callQuery(listPositions, inputOf({ ...search, tab: 'draft' })),
    enabled: isBelow,
  })
  return (isBelow && data?.list) || []
}
