import { callQuery } from '@candor/call/web/query'
import { ofJobSeeker } from '../../../candidates/candidates/rules/ids.ts'
import type { ExpectedReport } from '../../../report/report/web/action-registry.ts'
import { findOperateStatus } from '../contract/operate-status.ts'

/** The query of the recommendation to an account, with its answer. */
export function recommendationQuery(
  { candidateId, address }: Pick<ExpectedReport, 'candidateId' | 'address'>,
  accountId: string,
) {
  return callQuery(findOperateStatus, {
    ...ofJobSeeker(candidateId),
    interviewerId: accountId,
    recommendStageId: address.recommendStageId,
  })
}
