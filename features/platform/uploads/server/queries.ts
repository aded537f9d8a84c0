import { type Database, waitForLocks } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId, FileId } from '@candor/kernel/ids'
import { type FileColumns, holdAllImportsOff } from '../../imports/server/queries/files.ts'
import { nameOfCopy } from '../rules/file-name.ts'

/** The first name of a file that no other file with this content has in the company. */
async function freeName(db: Database, companyId: CompanyId, columns: FileColumns): Promise<string> {
  const rows = await db
    .selectFrom('storedFile')
    .where('companyId', '=', companyId)
    .where('contentHash', '=', columns.contentHash)
    .select('name')
    .execute()
  const taken = new Set(rows.map(({ name }) => name))
  let copy = 1
  while (taken.has(nameOfCopy(columns.name, copy))) copy += 1
  return nameOfCopy(columns.name, copy)
}

/**
 * Stores an uploaded file in a row of its own, even if the same content has the same name already.
 *
 * So a row without a candidate is an unattached upload, and attaching it takes nothing from another report.
 */
export async function insertUpload(
  db: Database,
  companyId: CompanyId,
  columns: FileColumns,
  now: Date,
): Promise<FileId> {
  for (;;) {
    const name = await freeName(db, companyId, columns)
    const row = await db
      .insertInto('storedFile')
      .values({ ...columns, id: newId<'file'>(), companyId, name, createdAt: now })
      .onConflict((on) => on.columns(['companyId', 'contentHash', 'name']).doNothing())
      .returning('id')
      .executeTakeFirst()
    // A parallel upload has taken the name.
    if (row) return row.id
  }
}

/**
 * Attaches an upload to a candidate's report, whose readers can read it from now on. False where the file has a
 * candidate already.
 *
 * Called within a transaction.
 */
export async function attachUpload(
  transaction: Database,
  { companyId, candidateId }: { readonly companyId: CompanyId; readonly candidateId: CandidateId },
  fileId: FileId,
): Promise<boolean> {
  const file = await transaction
    .selectFrom('storedFile')
    .where('id', '=', fileId)
    .where('companyId', '=', companyId)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!file) return false
  // Checked after the row is locked: of two parallel calls, the second sees what the first did.
  const owner = await transaction
    .selectFrom('candidateFile')
    .where('fileId', '=', fileId)
    .select('fileId')
    .executeTakeFirst()
  if (owner) return false
  await transaction.insertInto('candidateFile').values({ companyId, candidateId, fileId }).execute()
  return true
}

/**
 * Deletes the rows of files without a candidate from before a time, in all companies; returns how many.
 *
 * Their content stays in the store until the sweep finds no row of it. Called within a transaction.
 */
export async function deleteUnattached(transaction: Database, before: Date): Promise<number> {
  // Imports are held off: an import with stored files and no candidate yet would lose the files.
  await waitForLocks(transaction)
  await holdAllImportsOff(transaction)
  const { numDeletedRows } = await transaction
    .deleteFrom('storedFile')
    .where('createdAt', '<', before)
    .where(({ not, exists, selectFrom, and }) =>
      and([
        not(
          exists(
            selectFrom('candidateFile')
              .whereRef('candidateFile.fileId', '=', 'storedFile.id')
              .select('fileId'),
          ),
        ),
        not(
          exists(
            selectFrom('candidate')
              .where(({ or, eb, ref }) =>
                or([
                  eb('candidate.photoFileId', '=', ref('storedFile.id')),
                  eb('candidate.resumeFileId', '=', ref('storedFile.id')),
                ]),
              )
              .select('candidate.id'),
          ),
        ),
        not(
          exists(
            selectFrom('thirdPartyEvaluation')
              .whereRef('thirdPartyEvaluation.fileId', '=', 'storedFile.id')
              .select('thirdPartyEvaluation.id'),
          ),
        ),
        not(
          exists(
            selectFrom('resumeDropFile')
              .whereRef('resumeDropFile.fileId', '=', 'storedFile.id')
              .select('resumeDropFile.id'),
          ),
        ),
        not(
          exists(
            selectFrom('candidateCopy')
              .whereRef('candidateCopy.fileId', '=', 'storedFile.id')
              .select('candidateCopy.id'),
          ),
        ),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
