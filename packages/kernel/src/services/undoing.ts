import type { AccountId, CandidateId, CompanyId } from '../ids.ts'

/** What an act changed of one candidate. */
export interface UndoItem {
  /** Null where the act is about no candidate. */
  readonly candidateId: CandidateId | null
  /** The row of the records that shows the act, such as the id of a move. */
  readonly ref?: string | null
  /** The changed values as JSON, as the feature of the act reads them. */
  readonly before: unknown
  readonly after: unknown
}

/** Why a candidate keeps what the act changed: somebody built on it. */
export const undoObstacles = ['moved', 'decided', 'answered', 'changed', 'gone'] as const
export type UndoObstacle = (typeof undoObstacles)[number]

export interface RefusedItem {
  readonly candidateId: CandidateId | null
  readonly why: UndoObstacle
  /** Name of the account that built on it; null where none is known. */
  readonly byName: string | null
}

export interface Reversed {
  readonly done: readonly UndoItem[]
  readonly refused: readonly RefusedItem[]
}

/** The transaction that takes an act back. The candidates are locked. */
export interface UndoWork<Db> {
  readonly db: Db
  readonly companyId: CompanyId
  /** The account that undoes. */
  readonly accountId: AccountId
  /** The account that did the act, and when. */
  readonly byAccountId: AccountId
  readonly actAt: Date
  readonly now: Date
}

/** Words for one act, by its first item. */
export interface UndoWords {
  /** The part of the sentence that names the kind more closely, such as a decision. */
  readonly variant: string | null
  /** What the act led to, such as the name of a stage in the reader's language. */
  readonly target: string | null
}

/** The end of an act that nobody undid. */
export type FinishWork<Db> = Pick<UndoWork<Db>, 'db' | 'companyId' | 'now'>

/** How an act is undone: an item of the export `undo` of a feature's `server/undo.ts`. */
export interface UndoPart<Db> {
  /** The kind of act, such as `move`. */
  readonly kind: string
  /** The act of the gate that each candidate needs again, or `position`, or `act` for every account that acts. */
  readonly needs: string
  /** Whether the act is about no candidate, or hides it from the gate: then only the right of the account is proved. */
  readonly provesAccountAlone?: boolean
  /** Locks what must be locked before candidates. */
  lockFirst?(db: Db, companyId: CompanyId): Promise<void>
  /** Restores the state, and refuses the candidates on which somebody built. */
  reverse(work: UndoWork<Db>, items: readonly UndoItem[]): Promise<Reversed>
  /** Returns the words of acts in the order of their first items. */
  word(
    db: Db,
    companyId: CompanyId,
    items: readonly UndoItem[],
    locale: 'cn' | 'en' | 'zh-TW',
  ): Promise<readonly UndoWords[]>
  /** Deletes what the act had hidden, once its time is over. */
  finish?(work: FinishWork<Db>, items: readonly UndoItem[]): Promise<void>
}
