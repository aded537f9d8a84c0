import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId, FileId } from '@candor/kernel/ids'
import { sql } from 'kysely'

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

/** Earlier results in the company with one of the names, by name. */
export async function findResults(
  db: Database,
  companyId: CompanyId,
  names: readonly string[],
): Promise<ReadonlyMap<string, { id: FileId; contentHash: string }>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('storedFile')
    .where('companyId', '=', companyId)
    .where('name', 'in', [...names])
    .select(['id', 'contentHash', 'name'])
    .execute()
  return new Map(rows.map(({ name, ...row }) => [name, row]))
}

/** The results of conversions of these files in this candidate's report. */
export async function listResults(
  db: Database,
  of: { companyId: CompanyId; candidateId: CandidateId },
  fileIds: readonly FileId[],
): Promise<FileId[]> {
  if (fileIds.length === 0) return []
  const rows = await db
    .selectFrom('storedFile as source')
    .innerJoin('storedFile as result', 'result.companyId', 'source.companyId')
    .innerJoin('candidateFile', 'candidateFile.fileId', 'result.id')
    .where('source.id', 'in', [...fileIds])
    .where('source.companyId', '=', of.companyId)
    .where('candidateFile.candidateId', '=', of.candidateId)
    .where(({ eb, ref }) => eb('result.name', 'like', sql<string>`${ref('source.contentHash')} || '.%'`))
    .select('result.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Adds a result to the candidate's report, so that readers of the document can read it. */
export async function insertResultInReport(
  db: Database,
  of: { companyId: CompanyId; candidateId: CandidateId },
  fileId: FileId,
): Promise<void> {
  await db
    .insertInto('candidateFile')
    .values({ companyId: of.companyId, candidateId: of.candidateId, fileId })
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Stores a result and adds it to the candidate's report. */
export async function insertResult(
  db: Database,
  of: { companyId: CompanyId; candidateId: CandidateId },
  result: { name: string; hash: string; size: number; contentType: string },
): Promise<FileId> {
  return db.transaction().execute(async (tx) => {
    const file = await tx
      .insertInto('storedFile')
      .values({
        id: newId<'file'>(),
        companyId: of.companyId,
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
    await insertResultInReport(tx, of, file.id)
    return file.id
  })
}

/** The original names of files, by id. */
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
