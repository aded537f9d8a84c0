import { pagesQuery } from '@candor/call/web/query'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { readTimeline, timelineFilters } from '../contract.ts'

export type TimelineFilter = (typeof timelineFilters)[number]

/** The filter in the address; all for an unknown one. */
export function filterIn({ address }: Pick<OpenReport, 'address'>): TimelineFilter {
  return timelineFilters.find((filter) => filter === address.timeline) ?? 'all'
}

/** The pages of the timeline by the filter in the address. The counts are those of the first page. */
export function useTimeline(report: OpenReport) {
  const filter = filterIn(report)
  const query = useInfiniteQuery(pagesQuery(readTimeline, { ...ofCandidate(report.candidateId), filter }))
  const pages = query.data?.pages ?? []
  return { query, filter, entries: pages.flatMap(({ list }) => list), counts: pages[0]?.counts ?? null }
}

export type TimelinePages = ReturnType<typeof useTimeline>
