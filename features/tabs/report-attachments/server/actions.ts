import type { Database } from '@candor/db/database'
import {
  type OfCandidate,
  readCandidatePart,
  storeCandidateDocument,
} from '../../../candidates/candidates/server/queries.ts'
import {
  holdImportsOff,
  listNamedFiles,
  releaseFiles,
} from '../../../platform/imports/server/queries/files.ts'
import { deletedPart, listDeletedIds, StoredAttachments, StoredBackgroundCheck } from './import.ts'
import { namedFiles } from './present.ts'

/** The attachments of a candidate, as they were imported. */
export async function listStoredAttachments(db: Database, of: OfCandidate): Promise<StoredAttachments> {
  return (await readCandidatePart(db, of, 'attachments', StoredAttachments)) ?? []
}

/**
 * Removes an attachment from a candidate for good, with its file and the results of its conversion if nothing else of
 * the candidate names them. Null where the candidate has no such attachment.
 *
 * Called within a transaction. No import stores anything until it ends, so that none brings the attachment back.
 */
export async function removeAttachment(
  transaction: Database,
  of: OfCandidate,
  externalId: string,
  now: Date,
): Promise<StoredAttachments[number] | null> {
  await holdImportsOff(transaction, of.companyId)
  const stored = await listStoredAttachments(transaction, of)
  const removed = stored.find((each) => each.externalId === externalId)
  if (!removed) return null
  const kept = stored.filter((each) => each !== removed)
  await storeCandidateDocument(transaction, of, 'attachments', kept, now)
  const deleted = await listDeletedIds(transaction, of)
  await storeCandidateDocument(transaction, of, deletedPart, [...deleted, externalId], now)
  const named = await listNamedFiles(transaction, of)
  const files = namedFiles([removed]).filter((fileId) => !named.has(fileId))
  await releaseFiles(transaction, of, files)
  return removed
}

/** The background check of a candidate, as it was imported; null where none was. */
export function findBackgroundCheck(db: Database, of: OfCandidate): Promise<StoredBackgroundCheck | null> {
  return readCandidatePart(db, of, 'backgroundCheck', StoredBackgroundCheck)
}
