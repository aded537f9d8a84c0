import { canAct } from '../../../platform/access/rules/acts.ts'
import type { UserType } from '../../../platform/access/rules/permissions.ts'
import { readableOwner } from '../../../platform/access/rules/reach.ts'
import { notHeld } from '../../planning/rules/status.ts'

/** Passed: the default of new feedback (decision C41). */
export const passed = 1

/** Somebody's relation to a planned interview. */
export interface PlanRights {
  readonly userType: UserType
  readonly accountId: string
  /** Whether the plan names them as an interviewer. */
  readonly isOwn: boolean
  readonly isMaker: boolean
}

/**
 * Whether somebody may act on a plan: as its interviewer, as its maker (P6-007), or as one who may plan interviews
 * (P6-008).
 */
export function hasPlanRight({ userType, isOwn, isMaker }: PlanRights): boolean {
  if (!canAct(userType)) return false
  const plans = userType !== 'interviewer' && userType !== 'publishUser'
  return isOwn || isMaker || plans
}

export interface GivenBefore {
  readonly result: number | null
  readonly updatedByAccountId: string | null
  readonly isSubmitted: boolean
}

/**
 * Whether an account may change feedback: the one that changed it last; for unchanged imported feedback its
 * interviewer; anybody where the interview was not held.
 */
export function mayChange(
  { isSubmitted, result, updatedByAccountId }: GivenBefore,
  { accountId, isOwner }: { readonly accountId: string; readonly isOwner: boolean },
): boolean {
  if (!isSubmitted || result === notHeld) return true
  return updatedByAccountId === null ? isOwner : updatedByAccountId === accountId
}

/**
 * The account that owns feedback: its author's; for imported feedback the caller's if its name is one of the caller's
 * in the plan; else null.
 */
export function ownerOf(
  given: { readonly accountId: string | null; readonly authorName: string | null },
  caller: { readonly accountId: string; readonly namesInPlan: readonly string[] },
): string | null {
  if (given.accountId !== null) return given.accountId
  return given.authorName !== null && caller.namesInPlan.includes(given.authorName) ? caller.accountId : null
}

/**
 * Whether somebody may read feedback: where the company keeps it to its owner, only recruiters and the owner (P5-027).
 */
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
 * Why somebody may not write feedback, or null. Checked in this order: the owner, where the company keeps feedback to
 * its owner (P2-113); the right to the plan; who changed it last (decision C39). The sign-in was proved before.
 */
export function writingRefusal(
  rights: PlanRights,
  about: {
    readonly isCancelled: boolean
    readonly ownerAccountId: string | null
    readonly before: GivenBefore | null
    readonly evaluationInvisibleStatus: number
  },
): WritingRefusal | null {
  const { ownerAccountId, before, evaluationInvisibleStatus } = about
  if (about.isCancelled) return 'planCancelled'
  if (!mayOpen(rights, ownerAccountId, evaluationInvisibleStatus)) return 'ownerOnly'
  if (!hasPlanRight(rights)) return 'noPlanRight'
  // An interviewer writes for others only on a plan that they made.
  const isForAnother = ownerAccountId !== rights.accountId
  if (rights.userType === 'interviewer' && isForAnother && !rights.isMaker) return 'noPlanRight'
  const by = { accountId: rights.accountId, isOwner: !isForAnother }
  return before && !mayChange(before, by) ? 'lastEditorOnly' : null
}
