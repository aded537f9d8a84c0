import { type ActFacts, isAdministrator, mayChangeCandidates } from './acts.ts'

/** Acts on all data of a person, which end or leave the house for good. A company may open each to its HR. */
export const personActs = ['erase', 'export', 'merge'] as const
export type PersonAct = (typeof personActs)[number]

/** Whether an account does an act on persons: administrators, and those who change candidates where the company says so. */
export function mayActOnPersons(
  viewer: Pick<ActFacts, 'userType' | 'permissions'>,
  act: PersonAct,
  hrMay: readonly PersonAct[],
): boolean {
  if (isAdministrator(viewer.userType)) return true
  return mayChangeCandidates(viewer) && hrMay.includes(act)
}
