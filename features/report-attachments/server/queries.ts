import type { Database } from '@candor/db/database'
import type { CompanyId, FileId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import { findCandidateDocument, type OfCandidate } from '../../candidates/server/queries.ts'
import { StoredAttachments, StoredBackgroundCheck } from './import.ts'

/** The attachments of a candidate, as they were imported. */
export async function listStoredAttachments(db: Database, of: OfCandidate): Promise<StoredAttachments> {
  const document = await findCandidateDocument(db, of, 'attachments')
  return document === null ? [] : readStored(StoredAttachments, document)
}

/** The names that files came in with, by their ids. */
export async function listFileNames(
  db: Database,
  companyId: CompanyId,
  fileIds: readonly FileId[],
): Promise<ReadonlyMap<FileId, string>> {
  if (fileIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('storedFile')
    .where('companyId', '=', companyId)
    .where('id', 'in', fileIds)
    .select(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The background check of a candidate, as it was imported; null where none was. */
export async function findBackgroundCheck(
  db: Database,
  of: OfCandidate,
): Promise<StoredBackgroundCheck | null> {
  const document = await findCandidateDocument(db, of, 'backgroundCheck')
  return document === null ? null : readStored(StoredBackgroundCheck, document)
}
