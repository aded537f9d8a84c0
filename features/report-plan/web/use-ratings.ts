import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { listSatisfaction } from '../../scheduling/contract/satisfaction.ts'

/** How a candidate found an interview. */
export type Rating = ReplyOf<typeof listSatisfaction>[number]

/** What a candidate said of their interviews, by the plan; none where it is not for the reader. */
export function useRatings({
  candidateId,
  facts,
}: Pick<OpenReport, 'candidateId' | 'facts'>): ReadonlyMap<string, Rating> {
  const { data } = useQuery({
    ...callQuery(listSatisfaction, ofCandidate(candidateId)),
    enabled: facts.acts.has('plan'),
  })
  return useMemo(() => new Map((data ?? []).map((rating) => [rating.interviewPlanId, rating])), [data])
}
