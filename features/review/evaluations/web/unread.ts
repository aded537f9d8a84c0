import { callApi, readForMsg } from '@candor/call/web/api'
import { asQuery } from '@candor/call/web/query'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ofReport } from '../../../candidates/candidates/rules/ids.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { CountedReport } from '../../../report/report/web/tabs/tab-registry.ts'
import { signedIn } from '../../../sign-in/session/web/signed-in.ts'
import { clickEstimate, selectEstimateGroupByTimePeriod } from '../contract/reading.ts'
import { type Evaluation, newestTime } from '../rules/records.ts'
import { readEvaluations } from '../rules/wire.ts'

export interface Unread {
  /** Begin of the unread period (epoch milliseconds). */
  readonly since: number
  readonly records: readonly Evaluation[]
}

const idsOf = (report: CountedReport) => ({
  ...ofReport(report),
  // Of all stages; the server limits it to one where the company evaluates stage by stage.
  recommendStageId: report.recommendStageId,
  interviewerId: signedIn()?.userInfo.userId,
})

/** The query of unread evaluations of colleagues; `msg` of the reply is where the period begins (R7-011). */
export function unreadQuery(of: CountedReport) {
  const input = idsOf(of)
  return queryOptions({
    queryKey: [selectEstimateGroupByTimePeriod.path, input] as const,
    queryFn: async (context): Promise<Unread> => {
      const { payload, msg } = await readForMsg(selectEstimateGroupByTimePeriod, input, asQuery(context))
      return { since: Number(msg), records: readEvaluations(payload) }
    },
  })
}

/**
 * Marks the shown records as read (R7-012). Returns the begin of the unread period at the viewer's arrival; null while
 * it loads.
 *
 * It stays the same while they read, so that new records stay marked until they come again.
 */
export function useReading(
  report: Pick<OpenReport, 'candidateId' | 'interviewId' | 'address'>,
  shown: readonly Evaluation[],
): number | null {
  const of = { ...report, recommendStageId: report.address.recommendStageId }
  const queries = useQueryClient()
  const { data: unread, isFetching } = useQuery(unreadQuery(of))
  const [came, setCame] = useState<{ candidateId: string; since: number } | null>(null)
  if (unread && came?.candidateId !== of.candidateId) {
    setCame({ candidateId: of.candidateId, since: unread.since })
  }
  const { mutate } = useMutation({
    mutationFn: (startTime: number) => callApi(clickEstimate, { ...idsOf(of), startTime }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [selectEstimateGroupByTimePeriod.path] }),
  })
  const newest = newestTime(shown)
  // Reloads the period first: an outdated begin would mark everything since as read, unseen.
  const isKnown = unread !== undefined && !isFetching
  const isNews = newest !== null && isKnown && unread.records.length > 0 && newest > unread.since
  useEffect(() => {
    if (isNews) mutate(newest)
  }, [isNews, newest, mutate])
  return came?.candidateId === of.candidateId ? came.since : null
}
