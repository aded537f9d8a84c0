import { readApi } from '@candor/call/web/api'
import { asQuery } from '@candor/call/web/query'
import { useRested } from '@candor/ui/inputs/use-rested.ts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { accountsPerPage, listUnfrozenUsers } from '../contract.ts'
import type { Colleague } from './colleague.ts'

/** Pause after the last key before the search (milliseconds). */
const restMs = 200

const firstPage: string | undefined = undefined

function colleaguesQuery(positionId: string, searchText: string) {
  return infiniteQueryOptions({
    queryKey: [listUnfrozenUsers.path, positionId, searchText],
    queryFn: (context) =>
      readApi(
        listUnfrozenUsers,
        {
          positionIdList: positionId === '' ? [] : [positionId],
          searchText,
          recommendable: true,
          cursor: context.pageParam,
          limit: accountsPerPage,
        },
        asQuery(context),
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page) => (page.length < accountsPerPage ? undefined : page.at(-1)?.userId),
  })
}

/**
 * The colleagues whom a text names, page by page; the previous list stays until the next has loaded. `find` resolves to
 * those of a text at once, without the pause.
 */
export function useColleagues(positionId: string, text: string) {
  const queries = useQueryClient()
  const searchText = useRested(text.trim(), restMs)
  const colleagues = useInfiniteQuery({
    ...colleaguesQuery(positionId, searchText),
    placeholderData: keepPreviousData,
  })
  async function find(typed: string): Promise<readonly Colleague[]> {
    const found = await queries.fetchInfiniteQuery({
      ...colleaguesQuery(positionId, typed.trim()),
      staleTime: 60_000,
    })
    return found.pages.flat()
  }
  return { colleagues, find }
}

export type Colleagues = ReturnType<typeof useColleagues>['colleagues']
