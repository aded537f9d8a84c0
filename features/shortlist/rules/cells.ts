import type { Decision } from '../../decisions/rules.ts'

/** The facts that decide the state of a cell. */
export type CellState = Decision | 'notOperated' | 'invalid'

export interface CellFacts {
  /** Null without a decision. */
  decision: Decision | null
  isWithdrawn: boolean
  /** The stage of the recommendation; null without one. */
  recommendStageId: string | null
  /** The candidate's present stage. */
  stageId: string
}

/**
 * The state of a candidate in a shortlist (decision D14).
 *
 * Operated: there is a decision. Invalid: there is none, and the recommendation was withdrawn or the candidate has left
 * its stage. A decision outlives both.
 */
export function cellState(facts: CellFacts): CellState {
  if (facts.decision) return facts.decision
  const hasLeft = facts.recommendStageId !== null && facts.recommendStageId !== facts.stageId
  return facts.isWithdrawn || hasLeft ? 'invalid' : 'notOperated'
}
