import { createHash } from 'node:crypto'
import { type AppServices, type Database, waitForLocks } from '@candor/db/database'
import { comparedAddress } from '@candor/kernel/email-address'
import type { AccountId, CandidateId, CompanyId, FileId, PositionId } from '@candor/kernel/ids'
import canonicalize from 'canonicalize'
import { lockServiceKey } from '../../../access/server/queries/accounts.ts'
import { transactionWithEntries } from '../../../audit/server/actions/transaction-with-entries.ts'
import { BundleCore, type CoreInterview } from '../../rules/bundle.ts'
import { PartRefused, type RuleFault } from '../../rules/fault.ts'
import type { BundleFormat } from '../../rules/format.ts'
import { listTexts } from '../../rules/json.ts'
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
import { ensureStoredFiles, holdSweepOff, listNamedFiles, releaseFiles } from '../queries/files.ts'
import { findImportedInterview, insertInterview, updateInterview } from '../queries/interviews.ts'
import { MediaSwept } from './collisions.ts'
import { candidateColumns, interviewColumns } from './columns.ts'
import type { StoredMedia } from './media.ts'
import { PartStore } from './part-store.ts'

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

export interface StoredBundle {
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
  bundle: CheckedBundle,
): Promise<StoredBundle> {
  const core = BundleCore.parse(bundle.value)
  const importHash = hashOf(bundle.value, bundle.media)
  const { companyId, keyId } = bundle
  return transactionWithEntries(services, { companyId, accountId: null }, async ({ db, now, record }) => {
    await waitForLocks(db)
    if (keyId && !(await lockServiceKey(db, { companyId, keyId })))
      throw new PartRefused([{ path: [], fault: 'keyRevoked' }])
    await holdSweepOff(db, companyId)
    await lockBundle(db, bundle.companyId, core.externalId)
    const known = await findImportedCandidate(db, bundle.companyId, core.externalId)
    if (known?.importHash === importHash) return { state: 'unchanged', notes: [] }
    const { positionId, isNew: isPositionNew } = await ensurePosition(db, bundle.companyId, core)
    if (known && known.positionId !== positionId) {
      throw new PartRefused([{ path: ['position', 'externalId'], fault: 'otherPosition' }])
    }
    const named = known
      ? await listNamedFiles(db, { companyId: bundle.companyId, candidateId: known.id })
      : null
    const files = await ensureFiles(services, db, bundle)
    const columns = { ...candidateColumns(core, files, now), importHash }
    const candidateId = await storeCandidate(
      db,
      bundle.companyId,
      positionId,
      core.externalId,
      known?.id,
      columns,
    )
    const ended =
      known?.email && isMoved(known.email, columns.email ?? null)
        ? await endCandidateAddress(db, {
            companyId,
            candidateId,
            from: known.email,
            to: columns.email ?? null,
            now,
          })
        : 0
    await ensureCandidateFiles(db, { companyId: bundle.companyId, candidateId }, [...files.values()])
    const store = new PartStore(format, files, {
      db,
      companyId: bundle.companyId,
      positionId,
      candidateId,
      now,
      accountOf: async (email) => bundle.accounts.get(comparedAddress(email)) ?? null,
    })
    await store.candidate(bundle.value)
    const values = Array.isArray(bundle.value.interviews) ? bundle.value.interviews : []
    for (const [index, interview] of core.interviews.entries()) {
      await storeInterview(store, interview, values[index], index, bundle.media)
    }
    if (named) {
      const came = new Set([...named, ...files.values()])
      await releaseReplaced(db, { companyId: bundle.companyId, candidateId }, came)
    }
    const to = { isNew: !known, interviews: core.interviews.length }
    record({ action: 'bundle.imported', candidateId, details: { to } })
    const stored = { db, companyId, candidateId, isPositionNew, now }
    const notes: RuleFault[] = []
    if (ended > 0) notes.push({ path: ['candidate', 'email'], fault: 'linksEnded', values: { count: ended } })
    for (const after of format.afterBundle) notes.push(...(await after(stored)))
    return { state: 'stored', notes }
  })
}

/** Whether a candidate's mails went to another address: whoever reads that one must not answer for them (decision S67). */
function isMoved(before: string | null, after: string | null): boolean {
  return before !== null && comparedAddress(before) !== comparedAddress(after ?? '')
}

/** The hash of a value and the content of its media, whatever the order of its keys. */
function hashOf(value: unknown, media: StoredMedia): string {
  const named = listTexts(value, (text) => media.has(text)).map(({ text }) => media.get(text)?.contentHash)
  const text = canonicalize([value, named]) ?? ''
  return createHash('sha256').update(text).digest('hex')
}

async function ensurePosition(
  db: Database,
  companyId: CompanyId,
  core: BundleCore,
): Promise<{ positionId: PositionId; isNew: boolean }> {
  const { externalId, name } = core.position
  const known = await findPosition(db, companyId, externalId)
  if (known) return { positionId: known, isNew: false }
  if (name !== undefined) await insertPosition(db, { companyId, externalId, name })
  const added = await findPosition(db, companyId, externalId)
  if (added) return { positionId: added, isNew: true }
  throw new PartRefused([
    { path: ['position', 'externalId'], fault: 'unknownPosition', values: { position: externalId } },
  ])
}

async function ensureFiles(
  { files: store }: Pick<AppServices, 'files'>,
  db: Database,
  { companyId, media }: CheckedBundle,
): Promise<Map<string, FileId>> {
  if (media.size === 0) return new Map()
  const { fileIds, added } = await ensureStoredFiles(db, companyId, [...media.values()])
  // The sweep keeps what has a row; what had none until now it may have removed before this transaction held it off.
  for (const hash of added) if (!(await store.has(hash))) throw new MediaSwept(hash)
  const paths = [...media.keys()]
  return new Map(
    fileIds.map((fileId, index) => {
      const path = paths[index] ?? ''
      if (!fileId) throw new MediaSwept(path)
      return [path, fileId]
    }),
  )
}

/** Releases the files that were named before this import, or came with it, and that nothing names now. */
async function releaseReplaced(
  db: Database,
  of: { companyId: CompanyId; candidateId: CandidateId },
  files: ReadonlySet<FileId>,
): Promise<void> {
  if (files.size === 0) return
  const named = await listNamedFiles(db, of)
  await releaseFiles(
    db,
    of,
    [...files].filter((fileId) => !named.has(fileId)),
  )
}

function storeCandidate(
  db: Database,
  companyId: CompanyId,
  positionId: PositionId,
  externalId: string,
  known: CandidateId | undefined,
  columns: CandidateColumns,
): Promise<CandidateId> {
  if (!known) return insertCandidate(db, { companyId, positionId, externalId }, columns)
  return updateCandidate(db, { companyId, candidateId: known }, columns).then(() => known)
}

async function storeInterview(
  store: PartStore,
  interview: CoreInterview,
  value: unknown,
  index: number,
  media: StoredMedia,
): Promise<void> {
  const { db, companyId, candidateId } = store.context
  const { externalId } = interview
  const columns = interviewColumns(interview, hashOf(value, media))
  const known = await findImportedInterview(db, companyId, externalId)
  if (known && known.candidateId !== candidateId) {
    throw new PartRefused([{ path: ['interviews', index, 'externalId'], fault: 'otherCandidate' }])
  }
  if (known?.importHash === columns.importHash) return
  if (known) await updateInterview(db, { companyId, interviewId: known.id }, columns)
  const interviewId =
    known?.id ?? (await insertInterview(db, { companyId, candidateId, externalId }, columns))
  await store.interview(value, interviewId, ['interviews', index])
}
