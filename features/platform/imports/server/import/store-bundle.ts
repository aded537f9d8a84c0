import { type AppServices, type Database, waitForLocks } from '@candor/db/database'
import { comparedAddress } from '@candor/kernel/email-address'
import type { CandidateId, FileId } from '@candor/kernel/ids'
import { lockServiceKey } from '../../../access/server/queries/accounts.ts'
import {
  type EntryTransaction,
  transactionWithEntries,
} from '../../../audit/server/actions/transaction-with-entries.ts'
import { isExternalIdErased } from '../../../erasing/server/queries/erased-ids.ts'
import { BundleCore } from '../../rules/bundle.ts'
import { PartRefused, type RuleFault } from '../../rules/fault.ts'
import type { BundleFormat } from '../../rules/format.ts'
import { findPart } from '../../rules/part.ts'
import { type BundlePosition, ensurePosition, findSentKind } from '../actions/bundle-position.ts'
import { endCandidateAddress } from '../queries/candidate-address.ts'
import {
  ensureCandidateFiles,
  findImportedCandidate,
  insertCandidates,
  lockBundle,
  lockImportedCandidate,
  updateCandidate,
  updateMergedCandidate,
} from '../queries/candidates.ts'
import { holdSweepOff, listNamedFiles } from '../queries/files.ts'
import { noteFormerInterviews } from '../queries/merged.ts'
import { holdStages } from '../queries/stage-lock.ts'
import { ensureFiles, releaseReplaced } from './bundle-files.ts'
import {
  type BundleInStore,
  type CheckedBundle,
  type IncomingBundle,
  type MadeHere,
  newSharedFinds,
  type SharedFinds,
} from './bundle-in-store.ts'
import { importHash } from './import-hash.ts'
import {
  emailBefore,
  lastOf,
  type MergedCandidate,
  mergeCandidate,
  newCandidate,
} from './merged-candidate.ts'
import { storeParts } from './store-parts.ts'

export interface BundleOutcome {
  readonly state: 'stored' | 'unchanged'
  readonly notes: readonly RuleFault[]
  readonly candidateId: CandidateId
}

/**
 * Stores a checked bundle in one transaction. Throws `PartRefused` for faults that only the database can find.
 *
 * Absent parts stay as they are stored; present ones replace them.
 */
export async function storeBundle(
  services: Pick<AppServices, 'db' | 'files' | 'clock' | 'auditHeads'>,
  format: BundleFormat<Database>,
  checked: CheckedBundle,
): Promise<BundleOutcome> {
  const core = BundleCore.parse(checked.value)
  const { companyId, madeHere } = checked
  const accountId = madeHere?.accountId ?? null
  return transactionWithEntries(services, { companyId, accountId }, async ({ db, now, record }) => {
    await waitForLocks(db)
    await madeHere?.prove(db)
    await takeLocks(db, checked, core)
    const shared = newSharedFinds(null)
    return storeOne({ files: services.files, format, transaction: { db, now, record }, shared }, checked)
  })
}

export interface Within {
  readonly files: AppServices['files']
  readonly format: BundleFormat<Database>
  readonly transaction: EntryTransaction
  readonly shared: SharedFinds
}

/** A bundle with all that its candidate's row needs. */
export interface ReadyBundle {
  readonly incoming: IncomingBundle
  readonly position: BundlePosition
  readonly namedBefore: ReadonlySet<FileId> | null
  readonly files: ReadonlyMap<string, FileId>
  readonly merged: MergedCandidate
}

type ReadBundle = Pick<IncomingBundle, 'core' | 'hash'>

export const readBundle = ({ value, media }: CheckedBundle): ReadBundle => ({
  core: BundleCore.parse(value),
  hash: importHash(value, media),
})

/** Stores a bundle within a transaction that holds its locks. */
async function storeOne(within: Within, checked: CheckedBundle): Promise<BundleOutcome> {
  const { db } = within.transaction
  const { companyId } = checked
  const read = readBundle(checked)
  const { externalId } = read.core
  const known = await findImportedCandidate(db, companyId, externalId)
  if (known?.importHash === read.hash) return { state: 'unchanged', notes: [], candidateId: known.id }
  if (!known && (await isExternalIdErased(db, companyId, externalId)))
    throw new PartRefused([{ path: ['externalId'], fault: 'erased' }])
  const ready = await prepare(within, { ...checked, ...read, known })
  return finish(within, ready, await storeCandidate(ready))
}

/** Finds all that the row of a bundle's candidate needs. */
export async function prepare(
  { files: store, transaction: { db, now }, shared }: Within,
  read: Omit<IncomingBundle, 'db' | 'now' | 'shared'>,
): Promise<ReadyBundle> {
  const incoming = { ...read, db, now, shared }
  const { companyId, known } = incoming
  const position = await ensurePosition(incoming)
  const namedBefore = known ? await listNamedFiles(db, { companyId, candidateId: known.id }) : null
  const files = await ensureFiles(store, incoming)
  const merged = mergeCandidate(incoming, files, await findSentKind(incoming))
  return { incoming, position, namedBefore, files, merged }
}

/** Stores all of a bundle but its candidate's row, which is stored. */
export async function finish(
  { format, transaction: { db, record } }: Within,
  ready: ReadyBundle,
  candidateId: CandidateId,
): Promise<BundleOutcome> {
  const bundle = openBundle(ready, candidateId)
  const { companyId, known, core, files } = bundle
  const { madeHere } = ready.incoming
  const notes = [...ready.merged.notes, ...(await endOldAddress(bundle))]
  await ensureCandidateFiles(db, bundle, [...files.values()])
  await storeParts(format, bundle)
  if (known?.formerId) {
    const brought = core.interviews.map((interview) => interview.externalId)
    await noteFormerInterviews(db, { companyId, formerId: known.formerId }, brought)
  }
  if (ready.namedBefore) await releaseReplaced(bundle, ready.namedBefore)
  for (const after of format.afterBundle) notes.push(...(await after(bundle)))
  await madeHere?.after?.(db, candidateId)
  record(entryOf(bundle, madeHere))
  return { state: 'stored', notes, candidateId }
}

function entryOf(
  { candidateId, known, core }: BundleInStore,
  madeHere: MadeHere | null,
): Parameters<EntryTransaction['record']>[0] {
  if (madeHere) return { action: 'candidate.added', candidateId, details: { to: { way: madeHere.addedBy } } }
  const to = { isNew: !known, interviews: core.interviews.length }
  return { action: 'bundle.imported', candidateId, details: { to } }
}

/**
 * Holds the key, the sweep, other imports of the bundle, the lists of stages and the candidate, in this order. Throws where
 * the key is revoked.
 */
async function takeLocks(
  db: Database,
  { companyId, keyId }: CheckedBundle,
  { externalId }: BundleCore,
): Promise<void> {
  if (keyId && !(await lockServiceKey(db, { companyId, keyId })))
    throw new PartRefused([{ path: [], fault: 'keyRevoked' }])
  await holdSweepOff(db, companyId)
  await lockBundle(db, companyId, externalId)
  await holdStages(db, companyId)
  await lockImportedCandidate(db, companyId, externalId)
}

/** Makes a bundle ready for its parts, once its candidate's row is stored. */
function openBundle(
  { incoming, position, files, merged }: ReadyBundle,
  candidateId: CandidateId,
): BundleInStore {
  const { db, companyId, now, core, value, media, known, accounts, madeHere, shared } = incoming
  const { columns, fields, place, sentStage } = merged
  return {
    db,
    companyId,
    ...position,
    candidateId,
    now,
    together: shared.together,
    accountOf: async (email) => accounts.get(comparedAddress(email)) ?? null,
    core,
    value,
    media,
    files,
    known,
    columns,
    change: { before: known, fields, place, sentStage, byAccountId: madeHere?.accountId ?? null },
    holds(key) {
      const part = findPart(value, key)
      return Array.isArray(part) ? part.length > 0 : part !== undefined
    },
    async once(work, run) {
      if (shared.done.has(work)) return
      await run()
      shared.done.add(work)
    },
  }
}

async function storeCandidate(ready: ReadyBundle): Promise<CandidateId> {
  const { db, companyId, known } = ready.incoming
  const { columns, fields } = ready.merged
  if (!known) {
    const candidate = newCandidate(ready.incoming, ready.position.positionId, ready.merged)
    await insertCandidates(db, [candidate])
    return candidate.id
  }
  const { id: candidateId, formerId } = known
  if (formerId === null) await updateCandidate(db, { companyId, candidateId }, columns)
  else {
    const last = { imported: lastOf(columns), importHash: columns.importHash ?? null }
    await updateMergedCandidate(db, { companyId, candidateId, formerId }, { fields, ...last })
  }
  return candidateId
}

/**
 * Ends the links that went to an address which the candidate no longer has: its reader must not answer for the
 * candidate (decision S67). Returns a note where there were any.
 */
async function endOldAddress(bundle: BundleInStore): Promise<RuleFault[]> {
  const { db, companyId, candidateId, now, known, columns } = bundle
  const from = emailBefore(known)
  const to = columns.email ?? null
  if (!from || comparedAddress(from) === comparedAddress(to ?? '')) return []
  const count = await endCandidateAddress(db, { companyId, candidateId, from, to, now })
  return count > 0 ? [{ path: ['candidate', 'email'], fault: 'linksEnded', values: { count } }] : []
}
