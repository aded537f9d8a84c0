import { type AppServices, type Database, waitForLocks } from '@candor/db/database'
import { comparedAddress } from '@candor/kernel/email-address'
import type { CandidateId, FileId, PositionId } from '@candor/kernel/ids'
import { lockServiceKey } from '../../../access/server/queries/accounts.ts'
import { transactionWithEntries } from '../../../audit/server/actions/transaction-with-entries.ts'
import { BundleCore } from '../../rules/bundle.ts'
import { PartRefused, type RuleFault } from '../../rules/fault.ts'
import type { BundleFormat } from '../../rules/format.ts'
import { endCandidateAddress } from '../queries/candidate-address.ts'
import {
  type CandidateColumns,
  ensureCandidateFiles,
  findImportedCandidate,
  findPosition,
  insertCandidate,
  insertPosition,
  lockBundle,
  updateCandidate,
} from '../queries/candidates.ts'
import { holdSweepOff, listNamedFiles } from '../queries/files.ts'
import { ensureFiles, releaseReplaced } from './bundle-files.ts'
import type { BundleInStore, CheckedBundle, IncomingBundle } from './bundle-in-store.ts'
import { candidateColumns } from './columns.ts'
import { importHash } from './import-hash.ts'
import { storeParts } from './store-parts.ts'

export interface BundleOutcome {
  readonly state: 'stored' | 'unchanged'
  readonly notes: readonly RuleFault[]
}

/**
 * Stores a checked bundle in one transaction. Throws `PartRefused` for faults that only the database can find.
 *
 * Absent parts keep what was stored; present ones replace it.
 */
export async function storeBundle(
  services: Pick<AppServices, 'db' | 'files' | 'clock' | 'auditHeads'>,
  format: BundleFormat<Database>,
  checked: CheckedBundle,
): Promise<BundleOutcome> {
  const core = BundleCore.parse(checked.value)
  const hash = importHash(checked.value, checked.media)
  const { companyId } = checked
  return transactionWithEntries(services, { companyId, accountId: null }, async ({ db, now, record }) => {
    await waitForLocks(db)
    await takeLocks(db, checked, core)
    const known = await findImportedCandidate(db, companyId, core.externalId)
    if (known?.importHash === hash) return { state: 'unchanged', notes: [] }
    const incoming: IncomingBundle = { ...checked, db, now, core, hash, known }
    const position = await ensurePosition(incoming)
    const namedBefore = known ? await listNamedFiles(db, { companyId, candidateId: known.id }) : null
    const files = await ensureFiles(services.files, incoming)
    const bundle = await openBundle(incoming, position, files)
    const notes = await endOldAddress(bundle)
    await ensureCandidateFiles(db, bundle, [...files.values()])
    await storeParts(format, bundle)
    if (namedBefore) await releaseReplaced(bundle, namedBefore)
    const to = { isNew: !known, interviews: core.interviews.length }
    record({ action: 'bundle.imported', candidateId: bundle.candidateId, details: { to } })
    for (const after of format.afterBundle) notes.push(...(await after(bundle)))
    return { state: 'stored', notes }
  })
}

/** Holds the key, the sweep and other imports of the bundle, in this order. Throws where the key is revoked. */
async function takeLocks(
  db: Database,
  { companyId, keyId }: CheckedBundle,
  { externalId }: BundleCore,
): Promise<void> {
  if (keyId && !(await lockServiceKey(db, { companyId, keyId })))
    throw new PartRefused([{ path: [], fault: 'keyRevoked' }])
  await holdSweepOff(db, companyId)
  await lockBundle(db, companyId, externalId)
}

interface BundlePosition {
  readonly positionId: PositionId
  readonly isPositionNew: boolean
}

/** The position of a bundle. Throws where the candidate is known in another one. */
async function ensurePosition(bundle: IncomingBundle): Promise<BundlePosition> {
  const position = await findOrInsertPosition(bundle)
  if (bundle.known && bundle.known.positionId !== position.positionId) {
    throw new PartRefused([{ path: ['position', 'externalId'], fault: 'otherPosition' }])
  }
  return position
}

async function findOrInsertPosition({ db, companyId, core }: IncomingBundle): Promise<BundlePosition> {
  const { externalId, name } = core.position
  const known = await findPosition(db, companyId, externalId)
  if (known) return { positionId: known, isPositionNew: false }
  if (name !== undefined) await insertPosition(db, { companyId, externalId, name })
  const added = await findPosition(db, companyId, externalId)
  if (added) return { positionId: added, isPositionNew: true }
  throw new PartRefused([
    { path: ['position', 'externalId'], fault: 'unknownPosition', values: { position: externalId } },
  ])
}

/** Stores the candidate of a bundle, and so makes it ready for its parts. */
async function openBundle(
  incoming: IncomingBundle,
  position: BundlePosition,
  files: ReadonlyMap<string, FileId>,
): Promise<BundleInStore> {
  const { db, companyId, now, core, value, media, known, accounts } = incoming
  const columns = { ...candidateColumns(core, files, now), importHash: incoming.hash }
  const candidateId = await storeCandidate(incoming, position, columns)
  const accountOf = async (email: string) => accounts.get(comparedAddress(email)) ?? null
  return {
    db,
    companyId,
    ...position,
    candidateId,
    now,
    accountOf,
    core,
    value,
    media,
    files,
    known,
    columns,
  }
}

async function storeCandidate(
  { db, companyId, core, known }: IncomingBundle,
  { positionId }: BundlePosition,
  columns: CandidateColumns,
): Promise<CandidateId> {
  if (!known) return insertCandidate(db, { companyId, positionId, externalId: core.externalId }, columns)
  await updateCandidate(db, { companyId, candidateId: known.id }, columns)
  return known.id
}

/**
 * Ends the links that went to an address which the candidate no longer has: whoever reads that one must not answer for
 * them (decision S67). Returns a note where there were any.
 */
async function endOldAddress(bundle: BundleInStore): Promise<RuleFault[]> {
  const { db, companyId, candidateId, now, known, columns } = bundle
  const from = known?.email ?? null
  const to = columns.email ?? null
  if (!from || comparedAddress(from) === comparedAddress(to ?? '')) return []
  const count = await endCandidateAddress(db, { companyId, candidateId, from, to, now })
  return count > 0 ? [{ path: ['candidate', 'email'], fault: 'linksEnded', values: { count } }] : []
}
