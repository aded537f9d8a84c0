import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { queryInterviewPlan } from '../contract.ts'
import { readPlans } from '../rules.ts'

/** The plans of a report, newest first, and the state of their loading. */
export function usePlans({ candidateId, positionId }: Pick<OpenReport, 'candidateId' | 'positionId'>) {
  const query = useQuery(callQuery(queryInterviewPlan, { ...ofCandidate(candidateId), positionId }))
  const { data } = query
  const plans = useMemo(() => readPlans(data ?? []), [data])
  return { query, plans }
}
