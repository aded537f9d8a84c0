import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { queryInterviewPlan } from '../contract.ts'
import type { Plan } from '../rules/plans.ts'
import { readPlans } from '../rules/wire.ts'

type OfReport = Pick<OpenReport, 'candidateId' | 'positionId'>

const none: readonly Plan[] = []

/** The query for the plans of a report, newest first. */
export const plansQuery = ({ candidateId, positionId }: OfReport) => ({
  ...callQuery(queryInterviewPlan, { ...ofCandidate(candidateId), positionId }),
  select: readPlans,
})

/** The plans of a report, newest first, and the state of their loading. */
export function usePlans(report: OfReport) {
  const query = useQuery(plansQuery(report))
  return { query, plans: query.data ?? none }
}
