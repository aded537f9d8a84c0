import type { AccountId, CompanyId } from '@candor/kernel/ids'
import type { UserType } from '../../../../platform/access/rules/permissions.ts'
import { reachesAllCandidates } from '../../../../platform/access/rules/reach.ts'
import { type CandidateFilter, noFilter } from '../queries/filtered-candidates.ts'

interface Reaching {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly userType: UserType
}

/** The candidates that an account may see, without any filter. */
export function reachOf(
  { companyId, accountId, userType }: Reaching,
  { areAllAnonymous }: { readonly areAllAnonymous: boolean },
): CandidateFilter {
  const interviewerId = reachesAllCandidates(userType) ? null : accountId
  return { ...noFilter, companyId, interviewerId, areAllAnonymous, recommendStageId: null }
}
