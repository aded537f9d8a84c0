import type { Decision } from '../../../candidates/candidates/rules/decision.ts'
import { type Evaluation, evaluationScore } from './records.ts'

/** A person's decision about the candidate. */
export interface StatedDecision {
  readonly name: string
  readonly decision: Decision
  /** Score; null without one. */
  readonly score: number | null
  /** Epoch milliseconds. */
  readonly at: number
}

function decisionOf(evaluation: Evaluation): StatedDecision | null {
  const { evaluatedBy, decision, decidedAt, evaluatedAt } = evaluation
  if (!decision) return null
  return { name: evaluatedBy, decision, score: evaluationScore(evaluation), at: decidedAt ?? evaluatedAt }
}

function newestFirst(evaluations: readonly Evaluation[]): StatedDecision[] {
  return evaluations
    .map(decisionOf)
    .filter((decision) => decision !== null)
    .toSorted((a, b) => b.at - a.at)
}

/** The viewer's own newest decision; null without one. */
export function ownDecision(evaluations: readonly Evaluation[]): StatedDecision | null {
  return newestFirst(evaluations.filter(({ isOwn }) => isOwn))[0] ?? null
}

/** The newest `most` decisions of colleagues. */
export function colleaguesDecisions(evaluations: readonly Evaluation[], most: number): StatedDecision[] {
  return newestFirst(evaluations.filter(({ isOwn }) => !isOwn)).slice(0, most)
}
