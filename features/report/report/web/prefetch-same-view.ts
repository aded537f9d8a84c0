import { callQuery } from '@candor/call/web/query'
import type { QueryClient } from '@tanstack/react-query'
import type { ReportIds } from './report-queries.ts'

interface There extends ReportIds {
  readonly recommendStageId?: string | null
}

/**
 * Prefetches for another report what this one has in view, its tab and its actions, so that a step finds it loaded. A
 * candidate with an interview and one without have too little in common.
 *
 * Refused calls, and those about a question that the other report does not have, fail silently.
 */
export function prefetchSameView(queries: QueryClient, here: ReportIds, there: There): void {
  if ((here.interviewId === null) !== (there.interviewId === null)) return
  const ids = new Map<unknown, string | null>([
    [here.interviewId, there.interviewId],
    [here.candidateId, there.candidateId],
  ])
  for (const { meta, queryKey } of queries.getQueryCache().findAll({ type: 'active' })) {
    const fields = Object.entries(queryKey[1] ?? {})
    if (!meta?.call || !fields.some(([, value]) => ids.get(value))) continue
    const input = Object.fromEntries(fields.map(([name, value]) => [name, ids.get(value) ?? value]))
    // Each address names the stage of its own recommendation; without one the other report is taken to be in the same.
    if ('recommendStageId' in input) input.recommendStageId = there.recommendStageId ?? input.recommendStageId
    void queries.prefetchQuery(callQuery(meta.call, input))
  }
}
