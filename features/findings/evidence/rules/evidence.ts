import type { Voice } from '../../../candidates/interviews/rules/voices.ts'

/** Whether words speak for a claim, against it, or are worth knowing beside it. */
export type EvidenceKind = 'supports' | 'against' | 'note'

/** What evidence speaks for, as one text to compare by; `claim-key.ts` builds and reads it. */
export type ClaimKey = 'summary' | `competency:${string}` | `answer:${string}`

/**
 * Whether the transcript has the quoted words: `byAnother` where only somebody else says them, `byUnknown` where nobody
 * knows whether the candidate does, `unverified` where the answer has no transcript to search.
 */
export type QuoteMatch = 'found' | 'byAnother' | 'byUnknown' | 'notFound' | 'unverified'

/** One piece of evidence, with its time on the axis of the session. */
export interface Evidence {
  readonly id: string
  readonly claim: ClaimKey
  readonly kind: EvidenceKind
  /** `imported` came with the results; `derived` is a key point found in the transcript (decision D08). */
  readonly origin: 'imported' | 'derived'
  readonly answerId: string
  /** The question's number, from 1, as in "Q2"; a follow-up has that of its question. */
  readonly question: number
  /** What the words show, in a few; the quote itself where nothing was given. */
  readonly title: string
  readonly quote: string
  /** Why it counts; null while there is no reason. */
  readonly reason: string | null
  readonly match: QuoteMatch
  /** Who says the words. */
  readonly voice: Voice
  /** Session time in milliseconds. Never past the answer's end. */
  readonly startMs: number
  readonly endMs: number
}

/** Words of a sentence that are evidence: from and to are UTF-16 offsets into its text. */
export interface Mark {
  readonly from: number
  readonly to: number
  readonly kind: EvidenceKind
  /** The evidence that rests on exactly these words. */
  readonly evidenceIds: readonly string[]
}

/** The evidence of one claim, in the order of the session. */
export interface ClaimEvidence {
  readonly claim: ClaimKey
  readonly evidence: readonly Evidence[]
}

/** A question's stretch of the session, for axes. */
export interface QuestionSpan {
  readonly number: number
  readonly title: string | null
  readonly startMs: number
  readonly endMs: number
}

/** All evidence of an interview, ready to be drawn: on the axis, in the transcript, under the claims. */
export interface EvidenceIndex {
  /** Each moment once, in the order of the session. Of claims that rest on the same words, the first stands for all. */
  readonly moments: readonly Evidence[]
  /** Id of the moment that stands for the evidence, by evidence id. */
  readonly momentOf: ReadonlyMap<string, string>
  readonly counts: Readonly<Record<EvidenceKind, number>>
  /** Claims in reading order: the summary, the competencies, the answers; those without evidence are there too. */
  readonly claims: readonly ClaimEvidence[]
  readonly byClaim: ReadonlyMap<ClaimKey, readonly Evidence[]>
  readonly byId: ReadonlyMap<string, Evidence>
  /** Claims with imported evidence that names an answer which is not, or no longer, among the recorded ones. */
  readonly lost: ReadonlySet<ClaimKey>
  /** Marks by answer, then by the sentence's index, in the order of the text. They may overlap. */
  readonly marks: ReadonlyMap<string, ReadonlyMap<number, readonly Mark[]>>
  readonly questions: readonly QuestionSpan[]
  /** Where the session ends, in milliseconds. */
  readonly endMs: number
}

/** A word or phrase that the analysis looked for in an answer, and how often it counted it. */
export interface KeyPoint {
  readonly text: string
  readonly count: number
  readonly kind: EvidenceKind
}

/** A claim of the analysis, and the answers in which its key points are looked for when no evidence came with it. */
export interface ClaimOfAnalysis {
  readonly key: ClaimKey
  readonly answerIds: readonly string[]
}

export const evidenceKinds = ['supports', 'against', 'note'] as const satisfies readonly EvidenceKind[]

/** How many pieces of evidence there are of each kind. */
export function countByKind(evidence: readonly Pick<Evidence, 'kind'>[]): EvidenceIndex['counts'] {
  const countOf = (kind: EvidenceKind) => evidence.filter((each) => each.kind === kind).length
  return { supports: countOf('supports'), against: countOf('against'), note: countOf('note') }
}
