import { readApi } from '@candor/call/web/api'
import { asQuery } from '@candor/call/web/query'
import { useRested } from '@candor/ui/inputs/use-rested.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { accountsPerPage, listUnfrozenUsers } from '../contract.ts'

/** Pause after the last key before the search (milliseconds). */
const restMs = 200

const firstPage: string | undefined = undefined

/** The colleagues with a text in name or e-mail, page by page; the previous list stays until the next has loaded. */
export function useColleagues(positionId: string, text: string) {
  const searchText = useRested(text.trim(), restMs)
  return useInfiniteQuery({
    queryKey: [listUnfrozenUsers.path, positionId, searchText],
    queryFn: (context) =>
      readApi(
        listUnfrozenUsers,
        {
          positionIdList: positionId === '' ? [] : [positionId],
          searchText,
          cursor: context.pageParam,
          limit: accountsPerPage,
        },
        asQuery(context),
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page) => (page.length < accountsPerPage ? undefined : page.at(-1)?.userId),
    placeholderData: keepPreviousData,
  })
}

export type Colleagues = ReturnType<typeof useColleagues>
