import type { Decision } from '../../decisions/rules.ts'
import type { EvaluationRecord } from '../contract/reading.ts'
import type { Part } from './parts-to-send.ts'

/** One thing that a person said of a candidate. */
export interface EvaluationPart {
  readonly id: string
  readonly kind: Part
  /** Null for somebody without an account here. */
  readonly accountId: string | null
  readonly evaluatedBy: string
  readonly score: number | null
  readonly decision: Decision | null
  readonly content: string
  readonly stageId: string
  /** Epoch milliseconds. */
  readonly evaluatedAt: number
}

/** What one person said in one stage, newest first, and what they decided with it. */
export interface StageEvaluations {
  readonly evaluatedBy: string
  readonly stageId: string
  /** Null without one. */
  readonly decision: Decision | null
  readonly isOwn: boolean
  /** Never empty. */
  readonly parts: readonly [EvaluationPart, ...EvaluationPart[]]
}

const newestFirst = (a: EvaluationPart, b: EvaluationPart) =>
  b.evaluatedAt - a.evaluatedAt || (a.id < b.id ? 1 : -1)

/** The newest overall decision counts; before the interview it is the newest of the resume, and last of anything else. */
function decisionOf(parts: readonly EvaluationPart[]): Decision | null {
  const decided = parts.filter(({ decision }) => decision !== null)
  const counting =
    decided.find(({ kind }) => kind === 'overall') ??
    decided.find(({ kind }) => kind === 'resume') ??
    decided[0]
  return counting?.decision ?? null
}

/**
 * Puts together what each person said in each stage; whoever spoke last comes first.
 *
 * People without an account are told apart by name.
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

/** The stages whose name is the same for every company that gives them none (decision N38). */
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

/** How many single evaluations there are in records: what the badge of unread ones counts (R2-070). */
export function countEstimates(records: readonly EvaluationRecord[]): number {
  return records.reduce((count, { estimates }) => count + estimates.length, 0)
}

/** When the newest of some records was said (epoch milliseconds); null without any. */
export function newestTime(records: readonly EvaluationRecord[]): number | null {
  const times = records.map(({ estimateOperateTime }) => estimateOperateTime)
  return times.length > 0 ? Math.max(...times) : null
}

/** The score that stands for a record: the newest overall one, else the newest of any part; null without one. */
export function recordScore({ estimates }: EvaluationRecord): number | null {
  const scored = estimates.filter(({ estimateScore }) => estimateScore !== null)
  const overall = scored.find(({ estimateType }) => estimateType === 1)
  return (overall ?? scored[0])?.estimateScore ?? null
}
