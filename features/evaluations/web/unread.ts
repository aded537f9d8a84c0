import { callApi, readForMsg } from '@candor/call/web/api'
import { asQuery } from '@candor/call/web/query'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ofReport } from '../../candidates/rules/ids.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import type { CountedReport } from '../../report/web/tabs/tab-registry.ts'
import { signedIn } from '../../session/web/signed-in.ts'
import { clickEstimate, type EvaluationRecord, selectEstimateGroupByTimePeriod } from '../contract/reading.ts'
import { newestTime } from '../rules/records.ts'

export interface Unread {
  /** From when on nothing was read yet (epoch milliseconds). */
  readonly since: number
  readonly records: readonly EvaluationRecord[]
}

const idsOf = (report: CountedReport) => ({
  ...ofReport(report),
  // Of all stages, unless the company keeps evaluations stage by stage: the server knows.
  recommendStageId: report.recommendStageId,
  interviewerId: signedIn()?.userInfo.userId,
})

/** What colleagues said that the viewer has not read, as a query; `msg` of the answer is where the period begins (R7-011). */
export function unreadQuery(of: CountedReport) {
  const input = idsOf(of)
  return queryOptions({
    queryKey: [selectEstimateGroupByTimePeriod.path, input] as const,
    queryFn: async (context): Promise<Unread> => {
      const { payload, msg } = await readForMsg(selectEstimateGroupByTimePeriod, input, asQuery(context))
      return { since: Number(msg), records: payload }
    },
  })
}

/**
 * Marks as read what is shown (R7-012), and gives since when it was unread as the viewer came: null until that is known.
 *
 * It stays the same while they read, so that what is new stays marked until they come again.
 */
export function useReading(
  report: Pick<OpenReport, 'candidateId' | 'interviewId' | 'address'>,
  shown: readonly EvaluationRecord[],
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
  // What is known is asked for again first: a time that was marked before would mark all that came since, unseen.
  const isKnown = unread !== undefined && !isFetching
  const isNews = newest !== null && isKnown && unread.records.length > 0 && newest > unread.since
  useEffect(() => {
    if (isNews) mutate(newest)
  }, [isNews, newest, mutate])
  return came?.candidateId === of.candidateId ? came.since : null
}
