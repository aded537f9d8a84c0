import { setImmediate as nextTurn } from 'node:timers/promises'
import { type AppServices, type Database, type NewRow, waitForLocks } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { transactionWithEntries } from '../../../audit/server/actions/transaction-with-entries.ts'
import type { BundleFormat } from '../../rules/format.ts'
import { type CheckedBundle, newSharedFinds } from '../import/bundle-in-store.ts'
import { newCandidate } from '../import/merged-candidate.ts'
import { finish, prepare, type ReadyBundle, readBundle, type Within } from '../import/store-bundle.ts'
import { insertCandidates } from '../queries/candidates.ts'
import { holdSweepOff } from '../queries/files.ts'
import { holdStages } from '../queries/stage-lock.ts'

/** After so many bundles, other requests go on. Most steps of a bundle wait for nothing. */
export const bundlesPerTurn = 5

/** Bundles that a person adds here at once, without media. */
export interface BundleGroup {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  /** Proves the right of the account, first in the transaction. Returns the checked bundles that are still to be stored. */
  prove(db: Database): Promise<readonly CheckedBundle[]>
  /** Runs at the end of the transaction. */
  after(db: Database): Promise<void>
}

/** Stores checked bundles in one transaction: all or none. Their ids are new, so none of them waits for another import. */
export async function storeGroup(
  services: Pick<AppServices, 'db' | 'files' | 'clock' | 'auditHeads'>,
  format: BundleFormat<Database>,
  { companyId, accountId, prove, after }: BundleGroup,
): Promise<void> {
  await transactionWithEntries(services, { companyId, accountId }, async (transaction) => {
    const { db } = transaction
    await waitForLocks(db)
    const bundles = await prove(db)
    await holdSweepOff(db, companyId)
    await holdStages(db, companyId)
    await storeNew({ files: services.files, format, transaction }, bundles)
    await after(db)
  })
}

/**
 * Stores bundles within one transaction that holds their locks. No earlier import can have brought their candidates: their
 * ids were made for them.
 */
async function storeNew(
  { files, format, transaction }: Omit<Within, 'shared'>,
  bundles: readonly CheckedBundle[],
): Promise<void> {
  const { db } = transaction
  const together = { atEnd: [] }
  const within = { files, format, transaction, shared: newSharedFinds(together) }
  const rows: { ready: ReadyBundle; candidate: NewRow<'candidate'> & { id: CandidateId } }[] = []
  for (const [index, checked] of bundles.entries()) {
    if (index % bundlesPerTurn === 0) await nextTurn()
    const ready = await prepare(within, { ...checked, ...readBundle(checked), known: null })
    rows.push({ ready, candidate: newCandidate(ready.incoming, ready.position.positionId, ready.merged) })
  }
  await insertCandidates(
    db,
    rows.map(({ candidate }) => candidate),
  )
  for (const [index, { ready, candidate }] of rows.entries()) {
    if (index % bundlesPerTurn === 0) await nextTurn()
    await finish(within, ready, candidate.id)
  }
  for (const store of within.shared.together?.atEnd ?? []) await store(db)
}
