import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId, FileId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { ClaimedCopy } from './copies.ts'

interface Made {
  readonly hash: string
  readonly size: number
  readonly name: string
  readonly expiresAt: Date
}

/**
 * Stores a finished copy with its file. False where the copy is gone, or one of its candidates.
 *
 * The candidates stay until the transaction ends, so an erasure either finds the file or keeps it from being stored.
 */
export async function storeFinished(
  transaction: Database,
  { id, companyId, tries }: Pick<ClaimedCopy, 'id' | 'companyId' | 'tries'>,
  { hash, size, name, expiresAt }: Made,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select copy.id from candidate_copy as copy
      join copied_candidate as copied on copied.copy_id = copy.id
      join candidate on candidate.id = copied.candidate_id
    where copy.id = ${id} and copy.tries = ${tries} and copy.state = 'making'
    for key share of candidate for update of copy`.execute(transaction)
  if (rows.length === 0) return false
  const fileId = newId<'file'>()
  await transaction
    .insertInto('storedFile')
    .values({
      id: fileId,
      companyId,
      contentHash: hash,
      sizeBytes: size,
      contentType: 'application/zip',
      name: `copy ${id}`,
    })
    .execute()
  await transaction
    .updateTable('candidateCopy')
    .set({ state: 'made', fault: null, fileId, name, sizeBytes: size, expiresAt })
    .where('id', '=', id)
    .execute()
  return true
}

/** A deleted copy's content in the store, which nothing names any more. */
type Deleted = { readonly contentHash: string }

async function deleteFiles(db: Database, fileIds: readonly (FileId | null)[]): Promise<Deleted[]> {
  const ids = fileIds.flatMap((id) => id ?? [])
  if (ids.length === 0) return []
  return db.deleteFrom('storedFile').where('id', 'in', ids).returning('contentHash').execute()
}

/** Copies whose time is over, and orders that failed a day ago. */
export async function listOver(
  db: Database,
  now: Date,
  failedBefore: Date,
): Promise<{ id: string; companyId: CompanyId }[]> {
  return db
    .selectFrom('candidateCopy')
    .where(({ or, and, eb }) =>
      or([eb('expiresAt', '<=', now), and([eb('state', '=', 'failed'), eb('askedAt', '<=', failedBefore)])]),
    )
    .limit(200)
    .select(['id', 'companyId'])
    .execute()
}

/** Deletes copies with their files. Returns the contents to remove from the store once that is committed. */
export async function deleteCopies(transaction: Database, ids: readonly string[]): Promise<Deleted[]> {
  if (ids.length === 0) return []
  const rows = await transaction
    .deleteFrom('candidateCopy')
    .where('id', 'in', [...ids])
    .returning('fileId')
    .execute()
  return deleteFiles(
    transaction,
    rows.map(({ fileId }) => fileId),
  )
}

/** The copies that hold a candidate. */
export async function listCopiesWith(db: Database, candidateId: CandidateId): Promise<string[]> {
  const rows = await db
    .selectFrom('copiedCandidate')
    .where('candidateId', '=', candidateId)
    .select('copyId')
    .execute()
  return rows.map(({ copyId }) => copyId)
}

/** Deletes links that ended long ago, with their copies. */
export async function deleteOldLinks(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('copyLink')
    .where('expiresAt', '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('candidateCopy').whereRef('candidateCopy.linkId', '=', 'copyLink.id').select('id')),
      ),
    )
    .execute()
}

/** The candidates that a copy holds. */
export async function listCopied(db: Database, copyId: string): Promise<CandidateId[]> {
  const rows = await db
    .selectFrom('copiedCandidate')
    .where('copyId', '=', copyId)
    .select('candidateId')
    .execute()
  return rows.map(({ candidateId }) => candidateId)
}
