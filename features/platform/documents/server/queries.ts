import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId, FileId } from '@candor/kernel/ids'
import type { ResultKey } from '../rules/converter.ts'

/** Whether a file is the resume of the candidate's report; null where the report does not hold it. */
export async function findFileInReport(
  db: Database,
  of: { companyId: CompanyId; candidateId: CandidateId },
  fileId: FileId,
): Promise<{ isResume: boolean } | null> {
  const row = await db
    .selectFrom('candidateFile')
    .innerJoin('candidate', 'candidate.id', 'candidateFile.candidateId')
    .where('candidateFile.fileId', '=', fileId)
    .where('candidateFile.candidateId', '=', of.candidateId)
    .where('candidateFile.companyId', '=', of.companyId)
    .select('candidate.resumeFileId')
    .executeTakeFirst()
  return row ? { isResume: row.resumeFileId === fileId } : null
}

/** The earlier result in the company with this key, or null. */
export async function findResult(
  db: Database,
  companyId: CompanyId,
  { sourceHash, converter, version, locale }: ResultKey,
): Promise<{ id: FileId; contentHash: string } | null> {
  const row = await db
    .selectFrom('conversionResult')
    .innerJoin('storedFile', 'storedFile.id', 'conversionResult.fileId')
    .where('conversionResult.companyId', '=', companyId)
    .where('sourceHash', '=', sourceHash)
    .where('converter', '=', converter)
    .where('version', '=', version)
    .where('locale', '=', locale)
    .select(['storedFile.id', 'storedFile.contentHash'])
    .executeTakeFirst()
  return row ?? null
}

/** A document in a candidate's report. */
interface Source {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly fileId: FileId
}

/**
 * Does work while a document stays in the candidate's report; null where the report does not hold it any more: what was
 * deleted, or replaced by an import, must not stay in what is converted from it.
 */
function whileInReport(
  db: Database,
  { companyId, candidateId, fileId }: Source,
  work: (transaction: Database) => Promise<FileId>,
): Promise<FileId | null> {
  return db.transaction().execute(async (transaction) => {
    const held = await transaction
      .selectFrom('candidateFile')
      .where('companyId', '=', companyId)
      .where('candidateId', '=', candidateId)
      .where('fileId', '=', fileId)
      .select('fileId')
      // A release of the document waits for this, and then finds the result.
      .forKeyShare()
      .executeTakeFirst()
    return held ? work(transaction) : null
  })
}

async function addToReport(
  transaction: Database,
  { companyId, candidateId }: Source,
  fileId: FileId,
): Promise<FileId> {
  await transaction
    .insertInto('candidateFile')
    .values({ companyId, candidateId, fileId })
    .onConflict((on) => on.doNothing())
    .execute()
  return fileId
}

/** Adds an earlier result to the report that holds the document, so that its readers can read it. */
export function insertResultInReport(db: Database, source: Source, resultId: FileId): Promise<FileId | null> {
  return whileInReport(db, source, (transaction) => addToReport(transaction, source, resultId))
}

/** Stores a result and adds it to the report that holds the document. */
export function insertResult(
  db: Database,
  source: Source,
  result: { key: ResultKey; name: string; hash: string; size: number; contentType: string },
): Promise<FileId | null> {
  return whileInReport(db, source, async (transaction) => {
    const file = await transaction
      .insertInto('storedFile')
      .values({
        id: newId<'file'>(),
        companyId: source.companyId,
        contentHash: result.hash,
        sizeBytes: result.size,
        contentType: result.contentType,
        name: result.name,
      })
      .onConflict((on) =>
        on.columns(['companyId', 'contentHash', 'name']).doUpdateSet({ sizeBytes: result.size }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('conversionResult')
      .values({ companyId: source.companyId, ...result.key, fileId: file.id })
      .onConflict((on) =>
        on
          .columns(['companyId', 'sourceHash', 'converter', 'version', 'locale'])
          .doUpdateSet({ fileId: file.id }),
      )
      .execute()
    return addToReport(transaction, source, file.id)
  })
}

/** Stored files by their ids. */
export async function listFiles(db: Database, companyId: CompanyId, fileIds: readonly FileId[]) {
  if (fileIds.length === 0) return []
  return db
    .selectFrom('storedFile')
    .where('companyId', '=', companyId)
    .where('id', 'in', fileIds)
    .select(['id', 'name', 'contentHash', 'sizeBytes'])
    .execute()
}
