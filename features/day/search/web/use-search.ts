import { callQuery, pagesQuery } from '@candor/call/web/query'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { readList } from '../../../candidates/shortlist/contract/list.ts'
import { readListPage } from '../../../candidates/shortlist/rules/wire.ts'
import { countPassages, findPassages } from '../contract.ts'
import type { Search } from '../rules/address.ts'
import { readFound } from '../rules/wire.ts'

/** Pages of passages; while a changed search loads, the previous ones stay. */
export function usePassages({ text, scope, chips, isBest }: Search) {
  return useInfiniteQuery({
    ...pagesQuery(findPassages, {
      text,
      chips,
      scope: scope === 'resumes' ? 'resumes' : 'said',
      sort: isBest ? 'best' : 'newest',
    }),
    enabled: scope !== 'people' && text.trim() !== '',
    select: ({ pages }) => pages.map(readFound),
  })
}

/** Pages of people whose name, phone or e-mail has the text. */
export function usePeople({ text, scope, chips }: Search) {
  return useInfiniteQuery({
    ...pagesQuery(readList, { find: text.trim(), chips }),
    enabled: scope === 'people' && text.trim() !== '',
    select: ({ pages }) => pages.flatMap((page) => readListPage(page).list),
  })
}

/** How much each scope has. */
export function useSearchCounts({ text, scope, chips }: Search) {
  return useQuery({
    ...callQuery(countPassages, { text, scope, chips }),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
  })
}
export type SearchCounts = NonNullable<ReturnType<typeof useSearchCounts>['data']>
