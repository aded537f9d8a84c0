import type { EvaluationKind } from './kinds.ts'
import { isFilled, type Opinion } from './parts-to-send.ts'
import { type Result, readResult } from './results.ts'

/** An opinion as it is stored. */
export interface StoredOpinion {
  readonly content: string
  /** Stars of 5; null: not scored. */
  readonly score: number | null
  readonly result: Result | null
}

export type StoringRefusal = 'nothingFilled' | 'textNeeded' | 'reasonNeeded' | 'unknownResult'
export type Storing =
  | { readonly allowed: true; readonly opinion: StoredOpinion }
  | { readonly allowed: false; readonly refusal: StoringRefusal }

const refused = (refusal: StoringRefusal): Storing => ({ allowed: false, refusal })

/** Kinds whose rejection is one of the candidate, and needs its reason where the company asks for one (R5-034, decision C60). */
const eliminating: readonly EvaluationKind[] = ['overall', 'resume']

/** One part of an evaluation, as it was sent. */
export interface SaidPart {
  readonly kind: EvaluationKind
  readonly opinion: Opinion
}

/** Whether what somebody sent may be stored, and as what. An empty part is refused (R5-035, R5-036). */
export function decideStoring(kind: EvaluationKind, given: Opinion, needsReason: boolean): Storing {
  const result = readResult(given.result)
  if (result === 'unknown') return refused('unknownResult')
  const content = given.text.trim()
  // The conclusion is filled in as the overall part is.
  if (!isFilled(kind === 'comprehensive' ? 'overall' : kind, given)) {
    return refused(kind === 'evaluation' || kind === 'suggestion' ? 'textNeeded' : 'nothingFilled')
  }
  const isElimination = result === 2 && eliminating.includes(kind)
  if (needsReason && isElimination && content === '') return refused('reasonNeeded')
  return { allowed: true, opinion: { content, score: given.score > 0 ? given.score : null, result } }
}

/** The parts that may not be stored, each with why. */
export function refusedParts<Part extends SaidPart>(parts: readonly Part[], needsReason: boolean) {
  return parts.flatMap((part) => {
    const storing = decideStoring(part.kind, part.opinion, needsReason)
    return storing.allowed ? [] : [{ ...part, refusal: storing.refusal }]
  })
}
