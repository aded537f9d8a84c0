import { canAct } from './acts.ts'
import type { UserType } from './permissions.ts'

/** Whether an account of this kind reaches every candidate of its company, or only those given to it. */
export function reachesAllCandidates(userType: UserType): boolean {
  return userType !== 'interviewer' && userType !== 'freeze'
}

/** Whether the report hides who the candidate is: by the candidate's own flag, or by the company's screening rule. */
export function isAnonymousReport(candidate: { isAnonymous: boolean }, screeningInfoStatus: number): boolean {
  return candidate.isAnonymous || screeningInfoStatus === 1
}

/** Masks a name: the first character and two asterisks. */
export function maskedName(name: string): string {
  const [first] = name
  return first ? `${first}**` : '**'
}

/**
 * The account whose evaluations somebody may read; null for everybody's.
 *
 * Where evaluations are kept to their owners (`evaluationInvisibleStatus` 1, P2-113), administrators and recruiters
 * read them all and nobody else: interviewers are not to influence each other, and read-only accounts own none.
 */
export function readableOwner<Account extends string>(
  reader: { readonly userType: UserType; readonly accountId: Account },
  evaluationInvisibleStatus: number,
): Account | null {
  const isRecruiter = canAct(reader.userType) && reader.userType !== 'interviewer'
  return evaluationInvisibleStatus === 1 && !isRecruiter ? reader.accountId : null
}
