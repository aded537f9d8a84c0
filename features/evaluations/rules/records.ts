import type { Decision } from '../../decisions/rules.ts'
import type { EvaluationRecord } from '../contract/reading.ts'
import type { Part } from './parts-to-send.ts'

/** One part of somebody's evaluation of a candidate. */
export interface EvaluationPart {
  readonly id: string
  readonly kind: Part
  /** Null for an author without an account. */
  readonly accountId: string | null
  readonly evaluatedBy: string
  readonly score: number | null
  readonly decision: Decision | null
  readonly content: string
  readonly stageId: string
  /** Epoch milliseconds. */
  readonly evaluatedAt: number
}

/** The parts of one person in one stage, newest first, with their decision. */
export interface StageEvaluations {
  readonly evaluatedBy: string
  readonly stageId: string
  /** Null without a decision. */
  readonly decision: Decision | null
  readonly isOwn: boolean
  /** Never empty. */
  readonly parts: readonly [EvaluationPart, ...EvaluationPart[]]
}

const newestFirst = (a: EvaluationPart, b: EvaluationPart) =>
  b.evaluatedAt - a.evaluatedAt || (a.id < b.id ? 1 : -1)

/** The newest overall decision counts; without one the newest of the resume part, else that of any part. */
function decisionOf(parts: readonly EvaluationPart[]): Decision | null {
  const decided = parts.filter(({ decision }) => decision !== null)
  const counting =
    decided.find(({ kind }) => kind === 'overall') ??
    decided.find(({ kind }) => kind === 'resume') ??
    decided[0]
  return counting?.decision ?? null
}

/**
 * Groups parts by author and stage, newest group first.
 *
 * Authors without an account are told apart by name.
 */
export function evaluationsByStage(parts: readonly EvaluationPart[], accountId: string): StageEvaluations[] {
  const groups = new Map<string, [EvaluationPart, ...EvaluationPart[]]>()
  for (const part of [...parts].sort(newestFirst)) {
    const key = JSON.stringify([
      part.accountId,
      part.accountId === null ? part.evaluatedBy : '',
      part.stageId,
    ])
    const group = groups.get(key)
    if (group) group.push(part)
    else groups.set(key, [part])
  }
  return [...groups.values()].map((parts) => ({
    evaluatedBy: parts[0].evaluatedBy,
    stageId: parts[0].stageId,
    decision: decisionOf(parts),
    isOwn: parts[0].accountId === accountId,
    parts,
  }))
}

/** Stages with the same name in every company that does not name them itself (decision N38). */
const namedStages = new Map([
  ['1', 'screening'],
  ['2', 'interview'],
  ['8', 'hired'],
  ['9', 'eliminated'],
] as const)
export type NamedStage = 'screening' | 'interview' | 'hired' | 'eliminated'

/** The name of a stage; null for one that only has its id. */
export function namedStage(stageId: string): NamedStage | null {
  return [...namedStages].find(([id]) => id === stageId)?.[1] ?? null
}

/** The number of parts in records: the count of the unread badge (R2-070). */
export function countEstimates(records: readonly EvaluationRecord[]): number {
  return records.reduce((count, { estimates }) => count + estimates.length, 0)
}

/** When the newest of some records was said (epoch milliseconds); null without any. */
export function newestTime(records: readonly EvaluationRecord[]): number | null {
  const times = records.map(({ estimateOperateTime }) => estimateOperateTime)
  return times.length > 0 ? Math.max(...times) : null
}

/** The score of a record: the newest overall score, else the newest of any part; null without one. */
export function recordScore({ estimates }: EvaluationRecord): number | null {
  const scored = estimates.filter(({ estimateScore }) => estimateScore !== null)
  const overall = scored.find(({ estimateType }) => estimateType === 1)
  return (overall ?? scored[0])?.estimateScore ?? null
}
