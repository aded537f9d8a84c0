import type { Database } from '@candor/db/database'
import {
  type OfCandidate,
  readCandidatePart,
  storeCandidateDocument,
} from '../../../candidates/candidates/server/queries.ts'
import {
  hideFiles,
  holdImportsOff,
  listNamedFiles,
  showFiles,
} from '../../../platform/imports/server/queries/files.ts'
import { deletedPart, listDeletedIds, StoredAttachments, StoredBackgroundCheck } from './import.ts'
import { namedFiles } from './present.ts'

/** The attachments of a candidate, as they were imported. */
export async function listStoredAttachments(db: Database, of: OfCandidate): Promise<StoredAttachments> {
  return (await readCandidatePart(db, of, 'attachments', StoredAttachments)) ?? []
}

/** A removed attachment with its place among the others. */
export interface Removed {
  readonly attachment: StoredAttachments[number]
  readonly place: number
  /** Its file with the results of its conversion, unless something else of the candidate names it. */
  readonly hidden: readonly string[]
}

/**
 * Takes an attachment from a candidate. No address opens its file any more; the company keeps it until nobody can undo
 * this (`releaseHidden`). Null where the candidate has no such attachment.
 *
 * Called within a transaction. No import stores anything until it ends, so that none brings the attachment back.
 */
export async function removeAttachment(
  transaction: Database,
  of: OfCandidate,
  externalId: string,
  now: Date,
): Promise<Removed | null> {
  await holdImportsOff(transaction, of.companyId)
  const stored = await listStoredAttachments(transaction, of)
  const place = stored.findIndex((each) => each.externalId === externalId)
  const attachment = stored[place]
  if (!attachment) return null
  const kept = stored.filter((each) => each !== attachment)
  await storeCandidateDocument(transaction, of, 'attachments', kept, now)
  const deleted = await listDeletedIds(transaction, of)
  await storeCandidateDocument(transaction, of, deletedPart, [...deleted, externalId], now)
  const named = await listNamedFiles(transaction, of)
  const files = namedFiles([attachment]).filter((fileId) => !named.has(fileId))
  return { attachment, place, hidden: await hideFiles(transaction, of, files) }
}

/** Puts a removed attachment back at its place. Returns whether it was missing. */
export async function putBackAttachment(
  transaction: Database,
  of: OfCandidate,
  { attachment, place, hidden }: Removed,
  now: Date,
): Promise<boolean> {
  const { externalId } = attachment
  const stored = await listStoredAttachments(transaction, of)
  if (stored.some((each) => each.externalId === externalId)) return false
  await storeCandidateDocument(transaction, of, 'attachments', stored.toSpliced(place, 0, attachment), now)
  const deleted = (await listDeletedIds(transaction, of)).filter((id) => id !== externalId)
  await storeCandidateDocument(transaction, of, deletedPart, deleted, now)
  await showFiles(transaction, of, hidden)
  return true
}

/** The background check of a candidate, as it was imported; null where none was. */
export function findBackgroundCheck(db: Database, of: OfCandidate): Promise<StoredBackgroundCheck | null> {
  return readCandidatePart(db, of, 'backgroundCheck', StoredBackgroundCheck)
}
