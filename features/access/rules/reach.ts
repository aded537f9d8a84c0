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
