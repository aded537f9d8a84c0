import type { CandidateId, CompanyId, InterviewId, PersonId } from '../ids.ts'

/** A table with rows of candidates, and the columns that the candidate gets as a copy. */
export interface CandidateTable {
  /** Name in the database, such as `remark`. */
  readonly table: string
  /** Column that names the candidate, the interview or the person. */
  readonly by: 'candidate_id' | 'interview_id' | 'person_id'
  /**
   * Columns of the copy. None where the row is no statement about the candidate, or one of a colleague that the company
   * keeps to itself.
   */
  readonly copied: readonly string[]
}

export interface CandidateToErase<Db> {
  /** The transaction that erases the candidate. */
  readonly db: Db
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly interviewIds: readonly InterviewId[]
  /** The person, where this is its last candidate; else null. */
  readonly personId: PersonId | null
  readonly now: Date
}

/** A candidate that the retention rule is about to erase. It is locked. */
export type CandidateOfRule<Db> = Pick<CandidateToErase<Db>, 'db' | 'companyId' | 'candidateId' | 'now'>

/** What a feature keeps of candidates: the export `erase` of its `server/erase.ts`. */
export interface ErasePart<Db> {
  readonly tables: readonly CandidateTable[]
  /**
   * Removes what no column finds: values in JSON, kept replies, drafts, mails. It runs in the transaction, before the
   * rows are deleted.
   */
  forget?(candidate: CandidateToErase<Db>): Promise<void>
  /**
   * Whether the retention rule must leave the candidate by now. It runs in the transaction. An order of an account asks
   * nobody.
   */
  keepsFromRule?(candidate: CandidateOfRule<Db>): Promise<boolean>
}
