import type { Decision } from '../../candidates/rules/decision.ts'

export type CellState = Decision | 'notOperated' | 'invalid'

export interface CellFacts {
  decision: Decision | null
  isWithdrawn: boolean
  recommendStageId: string | null
  stageId: string
  /** Whether the application ended: that leaves the stage, which stays named. */
  isEnded: boolean
}

/** Whether a candidate still waits for an opinion: the recommendation was withdrawn, its stage was left, or neither. */
export type Standing = 'live' | 'withdrawn' | 'left'

/** The standing of a candidate. A decision outlives a withdrawal and a change of the stage. */
export function standingOf({
  decision,
  isWithdrawn,
  recommendStageId,
  stageId,
  isEnded,
}: CellFacts): Standing {
  if (decision) return 'live'
  if (isWithdrawn) return 'withdrawn'
  const hasLeft = isEnded || recommendStageId !== stageId
  return recommendStageId !== null && hasLeft ? 'left' : 'live'
}

/**
 * The state of a candidate in a shortlist (decision D14).
 *
 * Operated: there is a decision. Invalid: there is none, and the recommendation was withdrawn or the candidate has left
 * its stage.
 */
export function cellState(facts: CellFacts): CellState {
  return facts.decision ?? (standingOf(facts) === 'live' ? 'notOperated' : 'invalid')
}
