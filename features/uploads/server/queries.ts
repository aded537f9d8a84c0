import { type Database, waitForLocks } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CompanyId, FileId } from '@candor/kernel/ids'
import type { OfCandidate } from '../../candidates/server/queries.ts'
import { type FileColumns, holdAllImportsOff } from '../../imports/server/queries/files.ts'
import { nameOfCopy } from '../rules/file-name.ts'

/** The first name of a file that none of the same content has in the company. */
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
 * Stores an uploaded file as a row of its own, whoever has the same content under the same name already.
 *
 * So a row that no candidate has is an upload that nobody has attached, and what is attached of it later is not taken
 * from somebody else's report.
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
    // Another one that came meanwhile has the name.
    if (row) return row.id
  }
}

/**
 * Gives an upload to a candidate's report, from where on it is read by whoever reads that report. Says whether it did:
 * a file that any candidate has is not given again.
 *
 * Called within a transaction.
 */
export async function attachUpload(
  transaction: Database,
  { companyId, candidateId }: OfCandidate,
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
  // Asked after the row is locked: of two that attach it at once, the second sees what the first has done.
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
 * Removes the rows of files from before a time that no candidate has, in any company; gives how many.
 *
 * Their content stays in the store until the sweep finds that no company has it. Called within a transaction.
 */
export async function deleteUnattached(transaction: Database, before: Date): Promise<number> {
  // An import that has put its files and not yet said whose they are would lose them.
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
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
