import type { ReplyOf } from '@candor/call/define'
import { pagesQuery } from '@candor/call/web/query'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { queryShortList } from '../contract.ts'
import type { ShortlistFilter } from '../rules/filter.ts'
import { readPage } from '../rules/wire.ts'

const readPages = ({ pages }: InfiniteData<ReplyOf<typeof queryShortList>>) => pages.map(readPage)

/** The candidates of a filter, page by page; while a changed filter loads, the previous list stays. */
export function useCandidates(filter: ShortlistFilter) {
  return useInfiniteQuery({
    ...pagesQuery(queryShortList, filter),
    select: readPages,
  })
}

export type Candidates = ReturnType<typeof useCandidates>
