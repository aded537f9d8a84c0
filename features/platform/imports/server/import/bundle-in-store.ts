import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId, FileId, PersonId, PositionId } from '@candor/kernel/ids'
import type { BundleCore } from '../../rules/bundle.ts'
import type { BundleChange, StoredBundle } from '../../rules/part.ts'
import type { BundlesTogether } from '../../rules/rows-together.ts'
import type { CandidateColumns, ImportedCandidate } from '../queries/candidates.ts'
import type { StoredMedia } from './media.ts'

/**
 * What the bundles of one transaction find alike, so that only the first of them asks the database. It holds as long as
 * the transaction: that keeps the positions and the lists of stages as they are.
 */
export interface SharedFinds {
  /** Positions by their external ids. */
  readonly positions: Map<string, PositionId>
  /** Kinds of the company's stages by their ids in bundles. */
  readonly stageKinds: Map<string, number>
  /** Names of the work that is done. */
  readonly done: Set<string>
  /** Null for a bundle in a transaction of its own. */
  readonly together: BundlesTogether<Database> | null
}

export const newSharedFinds = (together: SharedFinds['together']): SharedFinds => ({
  positions: new Map(),
  stageKinds: new Map(),
  done: new Set(),
  together,
})

/** A bundle that passed every check, with its media in the file store. */
export interface CheckedBundle {
  readonly companyId: CompanyId
  /** The service key that sent it; null for an import by the operator. */
  readonly keyId: string | null
  /** The output of the composed schema. */
  readonly value: Record<string, unknown>
  readonly media: StoredMedia
  /** Accounts of the company by their compared e-mail. */
  readonly accounts: ReadonlyMap<string, AccountId>
  /** Null for a program's bundle. */
  readonly madeHere: MadeHere | null
}

/** A candidate that a person adds here, or who applied here, through the same importer as a program's bundle. */
export interface MadeHere {
  /** Null for an application: nobody of the company adds it. */
  readonly accountId: AccountId | null
  readonly addedBy: 'hand' | 'drop' | 'position' | 'table' | 'application'
  /** Where the candidate comes from, in the words of the account. */
  readonly source: string
  /** The person of another application; null for a new person. */
  readonly personId: PersonId | null
  /** Proves the right of the account, first in the transaction that stores the candidate. Throws a refusal. */
  prove(db: Database): Promise<void>
  /** Runs at the end of that transaction. */
  after?(db: Database, candidateId: CandidateId): Promise<void>
}

/** A checked bundle within its transaction, before its candidate is stored. */
export interface IncomingBundle extends CheckedBundle {
  readonly db: Database
  readonly now: Date
  readonly core: BundleCore
  readonly hash: string
  /** The candidate of an earlier import; null for the first one. */
  readonly known: ImportedCandidate | null
  readonly shared: SharedFinds
}

/** A bundle whose candidate is stored: what the other steps of its import need. */
export interface BundleInStore extends StoredBundle<Database> {
  /** Whether the bundle created its position. */
  readonly isPositionNew: boolean
  readonly core: BundleCore
  readonly value: Record<string, unknown>
  readonly media: StoredMedia
  /** The files of its media, by their paths. */
  readonly files: ReadonlyMap<string, FileId>
  readonly known: ImportedCandidate | null
  readonly columns: CandidateColumns
  readonly change: BundleChange
  holds(key: string): boolean
  once(work: string, run: () => Promise<void>): Promise<void>
}
