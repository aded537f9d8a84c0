import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { listSatisfaction } from '../../scheduling/contract/satisfaction.ts'

/** A candidate's rating of an interview. */
export type Rating = ReplyOf<typeof listSatisfaction>[number]

/**
 * The candidate's ratings of interviews by plan, and whether they could not be loaded; none if the reader may not see
 * them.
 */
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
