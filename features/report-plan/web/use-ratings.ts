import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { listSatisfaction } from '../../scheduling/contract/satisfaction.ts'

/** How a candidate found an interview. */
export type Rating = ReplyOf<typeof listSatisfaction>[number]

/** What a candidate said of their interviews, by the plan, and whether it could not be read; none where it is not for the reader. */
export function useRatings({ candidateId, facts }: Pick<OpenReport, 'candidateId' | 'facts'>) {
  const { data, isLoadingError, refetch } = useQuery({
    ...callQuery(listSatisfaction, ofCandidate(candidateId)),
    enabled: facts.acts.has('plan'),
  })
  const byPlan = useMemo(
    () => new Map((data ?? []).map((rating) => [rating.interviewPlanId, rating])),
    [data],
  )
  return { byPlan, isLoadingError, refetch }
}
