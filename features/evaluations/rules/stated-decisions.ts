import { type Decision, decisionOfStatus } from '../../decisions/rules.ts'
import type { EvaluationRecord } from '../contract/reading.ts'
import { recordScore } from './records.ts'

/** What somebody decided about the candidate. */
export interface StatedDecision {
  readonly name: string
  readonly decision: Decision
  /** Null without one. */
  readonly score: number | null
  /** Epoch milliseconds. */
  readonly at: number
}

function decisionOf(record: EvaluationRecord): StatedDecision | null {
  const decision = decisionOfStatus(record.estimateStatus)
  if (!decision) return null
  return {
    name: record.estimateUserName,
    decision,
    score: recordScore(record),
    at: record.estimateOperateTime,
  }
}

function newestFirst(records: readonly EvaluationRecord[]): StatedDecision[] {
  return records
    .map(decisionOf)
    .filter((decision) => decision !== null)
    .toSorted((a, b) => b.at - a.at)
}

/** The viewer's own newest decision; null before there is one. Nobody else's, and no model's, stands in for it. */
export function ownDecision(records: readonly EvaluationRecord[]): StatedDecision | null {
  return newestFirst(records.filter(({ isOwn }) => isOwn))[0] ?? null
}

/** What colleagues decided, newest first, `most` of them. */
export function colleaguesDecisions(records: readonly EvaluationRecord[], most: number): StatedDecision[] {
  return newestFirst(records.filter(({ isOwn }) => !isOwn)).slice(0, most)
}
