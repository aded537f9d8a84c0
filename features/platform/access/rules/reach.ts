import { canAct } from './acts.ts'
import type { UserType } from './permissions.ts'

export function reachesAllCandidates(userType: UserType): boolean {
  return userType !== 'interviewer' && userType !== 'freeze'
}

/** Whether the report hides who the candidate is: by the candidate's own flag, or by the company's screening rule. */
export function isAnonymousReport(candidate: { isAnonymous: boolean }, screeningInfoStatus: number): boolean {
  return candidate.isAnonymous || screeningInfoStatus === 1
}

export function maskedName(name: string): string {
  const [first] = name
  return first ? `${first}**` : '**'
}

/**
 * The account whose evaluations a reader may see; null for all. Where evaluations are kept to their owners
 * (`evaluationInvisibleStatus` 1, P2-113), only administrators and recruiters see them all.
 */
export function readableOwner<Account extends string>(
  reader: { readonly userType: UserType; readonly accountId: Account },
  evaluationInvisibleStatus: number,
): Account | null {
  const isRecruiter = canAct(reader.userType) && reader.userType !== 'interviewer'
  return evaluationInvisibleStatus === 1 && !isRecruiter ? reader.accountId : null
}
