import { canAct } from '../../access/rules/acts.ts'
import type { UserType } from '../../access/rules/permissions.ts'
import { readableOwner } from '../../access/rules/reach.ts'
import { notHeld } from '../../plan/rules/status.ts'

/** Passed, which a new feedback begins with (decision C41). */
export const passed = 1

/** How somebody stands to a planned interview. */
export interface PlanRights {
  readonly userType: UserType
  readonly accountId: string
  /** Whether the plan names them as an interviewer. */
  readonly isOwn: boolean
  readonly isMaker: boolean
}

/** Whether somebody may act on a plan: their own, one that they made (P6-007), or as one who plans interviews (P6-008). */
export function hasPlanRight({ userType, isOwn, isMaker }: PlanRights): boolean {
  if (!canAct(userType)) return false
  const plans = userType !== 'interviewer' && userType !== 'publishUser'
  return isOwn || isMaker || plans
}

/** What was given before. */
export interface GivenBefore {
  readonly result: number | null
  readonly updatedByAccountId: string | null
  readonly isSubmitted: boolean
}

/**
 * Whether what somebody gave may be changed by an account: by whoever changed it last, by its interviewer where it was
 * imported and nobody has yet, or by anybody where nothing was held.
 */
export function mayChange(
  { isSubmitted, result, updatedByAccountId }: GivenBefore,
  { accountId, isOwner }: { readonly accountId: string; readonly isOwner: boolean },
): boolean {
  if (!isSubmitted || result === notHeld) return true
  return updatedByAccountId === null ? isOwner : updatedByAccountId === accountId
}

/**
 * Whose feedback it is: the account's that gave it; where it came without one, the caller's if it came in a name by which
 * the plan names them, else nobody's (null).
 */
export function ownerOf(
  given: { readonly accountId: string | null; readonly authorName: string | null },
  caller: { readonly accountId: string; readonly namesInPlan: readonly string[] },
): string | null {
  if (given.accountId !== null) return given.accountId
  return given.authorName !== null && caller.namesInPlan.includes(given.authorName) ? caller.accountId : null
}

/** Whether somebody opens what an interviewer found: where that is its owner's, recruiters and the owner alone (P5-027). */
export function mayOpen(
  reader: Pick<PlanRights, 'userType' | 'accountId'>,
  ownerAccountId: string | null,
  evaluationInvisibleStatus: number,
): boolean {
  const owner = readableOwner(reader, evaluationInvisibleStatus)
  return owner === null || owner === ownerAccountId
}

export type WritingRefusal = 'planCancelled' | 'ownerOnly' | 'noPlanRight' | 'lastEditorOnly'

/**
 * Why somebody may not write a feedback, or null: the owner check where the company keeps feedback to its owners
 * (P2-113), the right to the plan, then who changed it last (decision C39). That they are signed in was proved before.
 */
export function writingRefusal(
  rights: PlanRights,
  about: {
    readonly isCancelled: boolean
    /** The account whose feedback it is to be. */
    readonly ownerAccountId: string | null
    readonly before: GivenBefore | null
    readonly evaluationInvisibleStatus: number
  },
): WritingRefusal | null {
  const { ownerAccountId, before, evaluationInvisibleStatus } = about
  if (about.isCancelled) return 'planCancelled'
  if (!mayOpen(rights, ownerAccountId, evaluationInvisibleStatus)) return 'ownerOnly'
  if (!hasPlanRight(rights)) return 'noPlanRight'
  // An interviewer speaks for nobody else, but for a plan that they made.
  const isForAnother = ownerAccountId !== rights.accountId
  if (rights.userType === 'interviewer' && isForAnother && !rights.isMaker) return 'noPlanRight'
  const by = { accountId: rights.accountId, isOwner: !isForAnother }
  return before && !mayChange(before, by) ? 'lastEditorOnly' : null
}
