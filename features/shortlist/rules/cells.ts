import { type Decision, decisionOfStatus } from '../../decisions/rules.ts'

/** The states of a shortlist's cells, as decided by the reviewer and by what became of the candidate. */
export type CellState = Decision | 'notOperated' | 'invalid'

export interface CellFacts {
  /** 1 pass, 4 wait, 2 reject; null while nobody has decided. */
  operateStatus: number | null
  isWithdrawn: boolean
  /** The stage for which the candidate was recommended; null without a recommendation. */
  recommendStageId: string | null
  /** The stage in which the candidate is. */
  stageId: string
}

/**
 * The state of a candidate in a shortlist (decision D14).
 *
 * Operated is who was passed, put to wait or rejected. Invalid is who was not, and whose recommendation was withdrawn
 * or who has left the stage of it. A decision outlives both.
 */
export function cellState(facts: CellFacts): CellState {
  const decision = decisionOfStatus(facts.operateStatus)
  if (decision) return decision
  const hasLeft = facts.recommendStageId !== null && facts.recommendStageId !== facts.stageId
  return facts.isWithdrawn || hasLeft ? 'invalid' : 'notOperated'
}
