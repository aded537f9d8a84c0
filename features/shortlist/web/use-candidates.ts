import type { ReplyOf } from '@candor/call/define'
import { readApi } from '@candor/call/web/api'
import { asQuery } from '@candor/call/web/query'
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { queryShortList } from '../contract.ts'
import type { ShortlistFilter } from '../rules/filter.ts'
import { readPage } from '../rules/steps.ts'

const firstPage: string | undefined = undefined

const readPages = ({ pages }: InfiniteData<ReplyOf<typeof queryShortList>>) => pages.map(readPage)

/** The candidates of a filter, page by page; the list before stays while a changed filter is on its way. */
export function useCandidates(filter: ShortlistFilter) {
  return useInfiniteQuery({
    queryKey: [queryShortList.path, filter],
    queryFn: (context) => readApi(queryShortList, { ...filter, cursor: context.pageParam }, asQuery(context)),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: readPages,
    placeholderData: keepPreviousData,
  })
}

export type Candidates = ReturnType<typeof useCandidates>
