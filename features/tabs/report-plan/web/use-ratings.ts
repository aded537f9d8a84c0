import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { listSatisfaction } from '../../../meetings/appointments/contract/satisfaction.ts'
import { readRatings } from '../../../meetings/appointments/rules/wire.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'

/**
 * The candidate's ratings of interviews by plan, and whether they could not be loaded; none if the reader may not see
 * them.
 */
export function useRatings({ candidateId, facts }: Pick<OpenReport, 'candidateId' | 'facts'>) {
  const { data, isLoadingError, refetch } = useQuery({
    ...callQuery(listSatisfaction, ofCandidate(candidateId)),
    enabled: facts.acts.has('plan'),
    select: readRatings,
  })
  return {
    byPlan: data?.byPlan,
    isWaiting: data?.isWaiting ?? false,
    sum: data?.ofPosition,
    isLoadingError,
    refetch,
  }
}
