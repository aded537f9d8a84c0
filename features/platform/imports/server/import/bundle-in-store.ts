import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId, FileId } from '@candor/kernel/ids'
import type { BundleCore } from '../../rules/bundle.ts'
import type { StoredBundle } from '../../rules/part.ts'
import type { CandidateColumns, ImportedCandidate } from '../queries/candidates.ts'
import type { StoredMedia } from './media.ts'

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
}

/** A checked bundle within its transaction, before its candidate is stored. */
export interface IncomingBundle extends CheckedBundle {
  readonly db: Database
  readonly now: Date
  readonly core: BundleCore
  readonly hash: string
  /** The candidate of an earlier import; null for the first one. */
  readonly known: ImportedCandidate | null
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
}
