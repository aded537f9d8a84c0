import type * as z from 'zod/mini'
import type { ManualScoreEntry } from './contract.ts'

/** How a question of an assessment is scored, by its code (R9-044). */
const inputKinds = ['scale', 'singleChoice', 'multipleChoice', 'text'] as const
export type InputKind = (typeof inputKinds)[number]

/** The kind of input for a code; null for one that is reserved. */
export function inputKind(code: number): InputKind | null {
  return inputKinds[code] ?? null
}

export interface ManualScore {
  readonly scoredBy: string
  /** Epoch milliseconds. */
  readonly scoredAt: number
  readonly value: number
  /** The most that could be given: 5 stars, or 100 points where the value says so. */
  readonly outOf: 5 | 100
  readonly opinion: string | null
}

/** Stars go up to 5 (R5-001). What is above was counted in points of 100, the most that an import may give. */
export function scaleOf(value: number): ManualScore['outOf'] {
  return value <= 5 ? 5 : 100
}

/** The scores of each question, by its id, newest first. */
export function readManualScores(
  entries: readonly z.output<typeof ManualScoreEntry>[],
): ReadonlyMap<string, readonly ManualScore[]> {
  const byQuestion = new Map<string, ManualScore[]>()
  for (const entry of [...entries].sort((a, b) => b.createDate - a.createDate)) {
    const { problemAnswerId, createByName, createDate, estimateScore, estimateOpinion } = entry
    const scores = byQuestion.get(problemAnswerId) ?? []
    byQuestion.set(problemAnswerId, scores)
    scores.push({
      scoredBy: createByName,
      scoredAt: createDate,
      value: estimateScore,
      outOf: scaleOf(estimateScore),
      opinion: estimateOpinion?.trim() || null,
    })
  }
  return byQuestion
}
