import type { Decision } from '../../../candidates/candidates/rules/decision.ts'
import type { PartKind } from './parts-to-send.ts'

export interface EvaluationPart {
  readonly id: string
  /** Null for a part that has no name here. */
  readonly kind: PartKind | null
  readonly score: number | null
  /** A later part may have changed it. */
  readonly decision: Decision | null
  readonly content: string
  /** Reasons of a rejection, or, without a decision, of a declined recommendation. */
  readonly reasons: readonly string[]
  /** Epoch milliseconds. */
  readonly evaluatedAt: number
  /** When its author withdrew the decision (epoch milliseconds), and why; left out where it counts. */
  readonly withdrawn?: { readonly at: number; readonly reason: string }
}

/** The evaluation of one person in one stage. */
export interface Evaluation {
  readonly evaluatedBy: string
  readonly stageName: string
  readonly decision: Decision | null
  /** Epoch milliseconds of the part that decides; null without a decision. */
  readonly decidedAt: number | null
  /** Epoch milliseconds of the newest part. */
  readonly evaluatedAt: number
  readonly isOwn: boolean
  readonly parts: readonly EvaluationPart[]
}

/** Epoch milliseconds of a decision that newer parts follow, else null. */
export function decidedBefore({
  decision,
  decidedAt,
  evaluatedAt,
}: Pick<Evaluation, 'decision' | 'decidedAt' | 'evaluatedAt'>): number | null {
  return decision !== null && decidedAt !== evaluatedAt ? decidedAt : null
}

export interface Conclusion {
  readonly evaluatedBy: string
  readonly decision: Decision | null
  readonly score: number | null
  readonly content: string
  /** Epoch milliseconds. */
  readonly evaluatedAt: number
}

export interface StoredPart extends EvaluationPart {
  readonly kind: PartKind
  readonly accountId: string | null
  readonly evaluatedBy: string
  readonly stageId: string
}

export interface StageEvaluation extends Evaluation {
  readonly parts: readonly [StoredPart, ...StoredPart[]]
}

const newestFirst = (a: StoredPart, b: StoredPart) => b.evaluatedAt - a.evaluatedAt || (a.id < b.id ? 1 : -1)

/** The newest overall decision counts; without one the newest of the resume part, else that of any part. A withdrawn one counts no more. */
function decisionOf(parts: readonly StoredPart[]) {
  const decided = parts.filter(({ decision, withdrawn }) => decision !== null && !withdrawn)
  const counting =
    decided.find(({ kind }) => kind === 'overall') ??
    decided.find(({ kind }) => kind === 'resume') ??
    decided[0]
  return { decision: counting?.decision ?? null, decidedAt: counting?.evaluatedAt ?? null }
}

interface Reading {
  readonly accountId: string
  readonly nameOf: (stageId: string) => string
}

/** Groups parts by author and stage, newest group first. Authors without an account are told apart by name. */
export function evaluationsByStage(
  parts: readonly StoredPart[],
  { accountId, nameOf }: Reading,
): StageEvaluation[] {
  const groups = new Map<string, [StoredPart, ...StoredPart[]]>()
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
    stageName: nameOf(parts[0].stageId),
    ...decisionOf(parts),
    evaluatedAt: parts[0].evaluatedAt,
    isOwn: parts[0].accountId === accountId,
    parts,
  }))
}

/** The number of parts in evaluations: the count of the unread badge (R2-070). */
export function countParts(evaluations: readonly Evaluation[]): number {
  return evaluations.reduce((count, { parts }) => count + parts.length, 0)
}

/** Epoch milliseconds of the newest evaluation. */
export function newestTime(evaluations: readonly Evaluation[]): number | null {
  const times = evaluations.map(({ evaluatedAt }) => evaluatedAt)
  return times.length > 0 ? Math.max(...times) : null
}

/** The score of an evaluation: the newest overall score, else the newest of any part; null without one. */
export function evaluationScore({ parts }: Evaluation): number | null {
  const scored = parts.filter(({ score }) => score !== null)
  const overall = scored.find(({ kind }) => kind === 'overall')
  return (overall ?? scored[0])?.score ?? null
}
