import type { AccountId, CandidateId, CompanyId, InterviewId } from '../ids.ts'

/** What a passage is: words of an interview, a typed answer, a part of a resume, a colleague's remark. */
export const passageKinds = ['said', 'written', 'resume', 'remark'] as const
export type PassageKind = (typeof passageKinds)[number]

/** A text of a candidate, to be found by its words. A long one is stored in several passages. */
export interface SearchedText {
  readonly candidateId: CandidateId
  readonly kind: PassageKind
  readonly text: string
  /** Id of the record within its kind: of a question, a remark, or the section of a resume. */
  readonly source: string
  /** Null where the text belongs to no interview. */
  readonly interviewId: InterviewId | null
  /** Number of the question, from 1; null where there is none. */
  readonly question: number | null
  /** Begin in the session, in milliseconds; null where it was not spoken. */
  readonly startMs: number | null
  /** Name of the place, such as the author of a remark or an employer; null without one. */
  readonly place: string | null
  /** The account that wrote it; null for a candidate, and for an author without an account. */
  readonly accountId: AccountId | null
  /** When it was said or written; null: when the candidate applied. */
  readonly at: Date | null
}

/** The candidates whose texts are read. */
export interface SearchWork<Db> {
  readonly db: Db
  readonly candidates: readonly { readonly id: CandidateId; readonly companyId: CompanyId }[]
}

/** The texts that a feature brings to the search: an item of the export `search` of its `server/search.ts`. */
export interface SearchPart<Db> {
  /** Returns the texts of some candidates; those of one candidate and kind in their order. */
  read(work: SearchWork<Db>): Promise<readonly SearchedText[]>
}
