import type { AuditAction } from '../../../platform/audit/rules/entry.ts'
import type { Outcome } from '../../../platform/imports/rules/outcome.ts'

/** Where a candidate stands: the wire id of the stage, and the outcome with which the application ended there. */
export interface Standing {
  readonly stageId: string
  readonly outcome: Outcome | null
}

/** Where candidates are to stand; without a stage each one stays at its present stage. */
export interface Target {
  readonly stageId: string | null
  readonly outcome: Outcome | null
}

interface Moving {
  /** Where the caller saw the candidate. */
  readonly seen: Standing
  readonly now: Standing
  readonly target: Target
  /** Whether the position lists the stage with this wire id. */
  readonly isListed: (stageId: string) => boolean
}

export type MoveDecision =
  | { readonly kind: 'move'; readonly to: Standing }
  /** The candidate stands there already. */
  | { readonly kind: 'stays' }
  | { readonly kind: 'refused'; readonly why: 'movedMeanwhile' | 'noSuchStage' }

function isSameStanding(one: Standing, other: Standing): boolean {
  return one.stageId === other.stageId && one.outcome === other.outcome
}

/**
 * Decides one move. A candidate that somebody moved meanwhile stays there. An application ends at its present stage,
 * even at a removed one, but it goes on only in a stage that the position lists.
 */
export function decideMove({ seen, now, target, isListed }: Moving): MoveDecision {
  if (!isSameStanding(seen, now)) return { kind: 'refused', why: 'movedMeanwhile' }
  const to = { stageId: target.stageId ?? now.stageId, outcome: target.outcome }
  if (isSameStanding(now, to)) return { kind: 'stays' }
  if (to.outcome === null && !isListed(to.stageId)) return { kind: 'refused', why: 'noSuchStage' }
  return { kind: 'move', to }
}

/** Returns the action of the audit log for a move. */
export function actionOfMove(from: Standing, to: Standing): AuditAction {
  if (to.outcome !== null) return 'candidate.ended'
  return from.outcome === null ? 'candidate.moved' : 'candidate.reopened'
}

/** Whether open recommendations may go along: an ended application has none, before or after. */
export function carries(from: Standing, to: Standing): boolean {
  return from.outcome === null && to.outcome === null && from.stageId !== to.stageId
}
