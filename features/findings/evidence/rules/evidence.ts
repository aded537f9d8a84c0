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

export interface Evidence {
  readonly id: string
  readonly claim: ClaimKey
  readonly kind: EvidenceKind
  /** `imported` came with the results; `derived` is a key point found in the transcript (decision D08). */
  readonly origin: 'imported' | 'derived'
  readonly answerId: string
  /** The question's number, from 1, as in "Q2"; a follow-up has that of its question. */
  readonly question: number
  readonly title: string
  readonly quote: string
  readonly reason: string | null
  readonly match: QuoteMatch
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
  readonly evidenceIds: readonly string[]
}

export interface ClaimEvidence {
  readonly claim: ClaimKey
  readonly evidence: readonly Evidence[]
}

export interface QuestionSpan {
  readonly number: number
  readonly title: string | null
  readonly startMs: number
  readonly endMs: number
}

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

export interface KeyPoint {
  readonly text: string
  readonly count: number
  readonly kind: EvidenceKind
}

export interface ClaimOfAnalysis {
  readonly key: ClaimKey
  readonly answerIds: readonly string[]
}

export const evidenceKinds = ['supports', 'against', 'note'] as const satisfies readonly EvidenceKind[]

export function countByKind(evidence: readonly Pick<Evidence, 'kind'>[]): EvidenceIndex['counts'] {
  const countOf = (kind: EvidenceKind) => evidence.filter((each) => each.kind === kind).length
  return { supports: countOf('supports'), against: countOf('against'), note: countOf('note') }
}
