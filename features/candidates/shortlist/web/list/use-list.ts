import type { ReplyOf } from '@candor/call/define'
import { callQuery, pagesQuery } from '@candor/call/web/query'
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { countList, readList } from '../../contract/list.ts'
import type { ListQuery } from '../../rules/list-search.ts'
import { readListPage } from '../../rules/wire.ts'

function readPages({ pages }: InfiniteData<ReplyOf<typeof readList>>) {
  const read = pages.map(readListPage)
  const rows = new Map(read.flatMap(({ list }) => list.map((row) => [row.candidateId, row])))
  return { pages: read.length, now: read[0]?.now ?? 0, rows: [...rows.values()] }
}

/** The candidates of a filter, page by page; while a changed filter loads, the previous list stays. */
export function useList(query: ListQuery) {
  return useInfiniteQuery({ ...pagesQuery(readList, query), select: readPages })
}

export type CandidatePages = ReturnType<typeof useList>

/** The counts of a filter. The order changes none. */
export function useListCounts({ sort, back, ...filter }: ListQuery) {
  return useQuery({ ...callQuery(countList, filter), placeholderData: keepPreviousData })
}
