import { callQuery } from '@candor/call/web/query'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { listThirdPartyEvaluations } from '../contract.ts'

/** The third-party evaluations of the report's candidate as a query. */
export function evaluationsQuery({
  candidateId,
  positionId,
}: Pick<OpenReport, 'candidateId' | 'positionId'>) {
  return callQuery(listThirdPartyEvaluations, { ...ofCandidate(candidateId), positionId })
}
