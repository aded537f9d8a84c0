import { type Decision, resultOf } from '../../../candidates/candidates/rules/decision.ts'
import { undoMs } from '../../../platform/undo/rules/deadline.ts'
import type { EvaluationKind } from './kinds.ts'
import { countedReasons, isFilled, type Opinion } from './parts-to-send.ts'

export interface StoredOpinion {
  readonly content: string
  /** Stars of 5; null: not scored. */
  readonly score: number | null
  readonly decision: Decision | null
  /** Reasons of a rejection or of a declined recommendation; none for any other decision. */
  readonly reasons: readonly string[]
}

export type StoringRefusal = 'nothingFilled' | 'textNeeded' | 'reasonNeeded'
export type Storing =
  | { readonly allowed: true; readonly opinion: StoredOpinion }
  | { readonly allowed: false; readonly refusal: StoringRefusal }

const refused = (refusal: StoringRefusal): Storing => ({ allowed: false, refusal })

export interface OpinionPart<Kind extends EvaluationKind = EvaluationKind> {
  readonly kind: Kind
  readonly opinion: Opinion
  /** Ids of the accounts that the text names, as they were sent. */
  readonly mentioned?: readonly string[]
}

/** Whether a rejection lacks a required reason (R5-034): only the overall and the resume part need one (C60). */
export function lacksReason(
  kind: EvaluationKind,
  { decision, text, reasons = [] }: Opinion,
  isRequired: boolean,
): boolean {
  const isElimination = decision === 'reject' && (kind === 'overall' || kind === 'resume')
  return isRequired && isElimination && text.trim() === '' && reasons.length === 0
}

/** Whether a part may be stored, and in which form. An empty part is refused (R5-035, R5-036). */
export function decideStoring(kind: EvaluationKind, given: Opinion, needsReason: boolean): Storing {
  const content = given.text.trim()
  // The conclusion follows the rules of the overall part.
  if (!isFilled(kind === 'comprehensive' ? 'overall' : kind, given)) {
    return refused(kind === 'evaluation' || kind === 'suggestion' ? 'textNeeded' : 'nothingFilled')
  }
  if (lacksReason(kind, given, needsReason)) return refused('reasonNeeded')
  const { score, decision } = given
  const reasons = countedReasons(given)
  return { allowed: true, opinion: { content, score: score > 0 ? score : null, decision, reasons } }
}

/** An own decision that stands. */
interface Standing {
  /** 1 pass, 2 reject, 3 wait. */
  readonly result: number | null
  readonly createdAt: Date
}

/**
 * Whether a decision changes an earlier one without a word. Within the time of an undo a slip is put right without a
 * reason.
 */
export function lacksChangeReason(
  { decision, content, reasons }: StoredOpinion,
  earlier: Standing | null,
  now: Date,
): boolean {
  if (decision === null || earlier === null || resultOf[decision] === earlier.result) return false
  const isLater = now.getTime() - earlier.createdAt.getTime() > undoMs
  return isLater && content === '' && reasons.length === 0
}

interface Decided {
  readonly kind: EvaluationKind
  readonly decision: Decision | null
}

/** The part that answers the recommendation: the overall one, or the resume's while there is no interview. */
export function answering(
  opinions: readonly Decided[],
  { hasInterview }: { readonly hasInterview: boolean },
): { readonly kind: EvaluationKind; readonly decision: Decision } | undefined {
  const decided = opinions.flatMap(({ kind, decision }) => (decision === null ? [] : [{ kind, decision }]))
  const overall = decided.find(({ kind }) => kind === 'overall')
  return overall ?? (hasInterview ? undefined : decided.find(({ kind }) => kind === 'resume'))
}

export type RefusedPart<Part extends OpinionPart> = Part & { readonly refusal: StoringRefusal }

export function refusedParts<Part extends OpinionPart>(
  parts: readonly Part[],
  needsReason: boolean,
): RefusedPart<Part>[] {
  return parts.flatMap((part) => {
    const storing = decideStoring(part.kind, part.opinion, needsReason)
    return storing.allowed ? [] : [{ ...part, refusal: storing.refusal }]
  })
}
