import { type Decision, decisionOfStatus } from '../../decisions/rules.ts'
import type { EvaluationRecord } from '../contract/reading.ts'
import { recordScore } from './records.ts'

/** A person's decision about the candidate. */
export interface StatedDecision {
  readonly name: string
  readonly decision: Decision
  /** Score; null without one. */
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

/** The viewer's own newest decision; null without one, whatever others or the model say. */
export function ownDecision(records: readonly EvaluationRecord[]): StatedDecision | null {
  return newestFirst(records.filter(({ isOwn }) => isOwn))[0] ?? null
}

/** The newest `most` decisions of colleagues. */
export function colleaguesDecisions(records: readonly EvaluationRecord[], most: number): StatedDecision[] {
  return newestFirst(records.filter(({ isOwn }) => !isOwn)).slice(0, most)
}
