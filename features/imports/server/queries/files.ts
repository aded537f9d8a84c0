import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId, FileId } from '@candor/kernel/ids'
import { sql } from 'kysely'

export interface FileColumns {
  readonly contentHash: string
  readonly sizeBytes: number
  readonly contentType: string
  readonly name: string
}

/**
 * Gives the company a row for a file of the store, once for each name; null when another import has just released it.
 */
export async function ensureStoredFile(
  db: Database,
  companyId: CompanyId,
  { contentHash, sizeBytes, contentType, name }: FileColumns,
): Promise<FileId | null> {
  await db
    .insertInto('storedFile')
    .values({ id: newId<'file'>(), companyId, contentHash, sizeBytes, contentType, name })
    .onConflict((on) => on.columns(['companyId', 'contentHash', 'name']).doNothing())
    .execute()
  const row = await db
    .selectFrom('storedFile')
    .where('companyId', '=', companyId)
    .where('contentHash', '=', contentHash)
    .where('name', '=', name)
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Those of these contents that some company has. */
export async function listKnownHashes(db: Database, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await db
    .selectFrom('storedFile')
    .where('contentHash', 'in', [...hashes])
    .select('contentHash')
    .distinct()
    .execute()
  return new Set(rows.map(({ contentHash }) => contentHash))
}

/** The files that a candidate's photo, resume, imported documents and third-party evaluations name now. */
export async function listNamedFiles(
  db: Database,
  { companyId, candidateId }: { companyId: CompanyId; candidateId: CandidateId },
): Promise<Set<FileId>> {
  const { rows } = await sql<{ fileId: FileId | null }>`
    with document as (
      select document from candidate_document where candidate_id = ${candidateId} and company_id = ${companyId}
      union all
      select interview_document.document from interview_document
        join interview on interview.id = interview_document.interview_id
        where interview.candidate_id = ${candidateId} and interview.company_id = ${companyId}
    )
    select (regexp_matches(document::text, '"file:([0-9a-f-]{36})"', 'g'))[1]::uuid as "fileId" from document
    union
    select file_id from third_party_evaluation where candidate_id = ${candidateId} and company_id = ${companyId}
    union
    select unnest(array[photo_file_id, resume_file_id]) from candidate
      where id = ${candidateId} and company_id = ${companyId}`.execute(db)
  return new Set(rows.flatMap(({ fileId }) => fileId ?? []))
}

/**
 * Removes files from a candidate, and from the company where no other candidate has them.
 *
 * Their content stays in the store until the sweep, which a trigger notifies, finds that no company has it.
 */
export async function releaseFiles(
  db: Database,
  { companyId, candidateId }: { companyId: CompanyId; candidateId: CandidateId },
  fileIds: readonly FileId[],
): Promise<void> {
  if (fileIds.length === 0) return
  await db
    .deleteFrom('candidateFile')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .where('fileId', 'in', [...fileIds])
    .execute()
  await db
    .deleteFrom('storedFile')
    .where('companyId', '=', companyId)
    .where('id', 'in', [...fileIds])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('candidateFile').whereRef('candidateFile.fileId', '=', 'storedFile.id').select('fileId'),
        ),
      ),
    )
    .execute()
}

/** Key of the advisory lock between imports and the sweep of files. */
const sweepLock = 7_204_551

const keyOf = (companyId: CompanyId) => sql`hashtextextended(${`files of ${companyId}`}, 0)`

/**
 * Keeps the sweep, and everything that removes files of the company, waiting until the transaction ends; imports do not
 * wait for each other.
 */
export async function holdSweepOff(db: Database, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(sweepLock)}), pg_advisory_xact_lock_shared(${keyOf(companyId)})`.execute(
    db,
  )
}

/**
 * Waits for the sweep and for the company's running imports, and keeps others waiting until the transaction ends. Other
 * companies are not affected.
 *
 * Call it before locking a candidate: a running import locks its candidate as well.
 */
export async function holdImportsOff(db: Database, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(sweepLock)}), pg_advisory_xact_lock(${keyOf(companyId)})`.execute(
    db,
  )
}

/** Waits for the running imports of all companies, and keeps others waiting until the transaction ends. */
export async function holdAllImportsOff(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(sweepLock)})`.execute(db)
}
