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
 * Gives the company a row for each file of the store, once for each content and name. Returns their ids in the given
 * order, null for a file that another import has just released, and the contents whose rows are new.
 */
export async function ensureStoredFiles(
  db: Database,
  companyId: CompanyId,
  files: readonly FileColumns[],
): Promise<{ readonly fileIds: (FileId | null)[]; readonly added: Set<string> }> {
  const hashes = files.map(({ contentHash }) => contentHash)
  const names = files.map(({ name }) => name)
  // In the order of content, so that imports never deadlock.
  const added = await sql<{ contentHash: string }>`
    insert into stored_file (id, company_id, content_hash, size_bytes, content_type, name)
    select id, ${companyId}, hash, size, type, name
    from unnest(
      ${files.map(() => newId<'file'>())}::uuid[], ${hashes}::text[], ${files.map(({ sizeBytes }) => sizeBytes)}::bigint[],
      ${files.map(({ contentType }) => contentType)}::text[], ${names}::text[]
    ) as given (id, hash, size, type, name)
    order by hash, name
    on conflict (company_id, content_hash, name) do nothing
    returning content_hash`.execute(db)
  const found = await sql<{ id: FileId | null }>`
    select file.id from unnest(${hashes}::text[], ${names}::text[]) with ordinality as given (hash, name, place)
      left join stored_file as file
        on file.company_id = ${companyId} and file.content_hash = given.hash and file.name = given.name
    order by place`.execute(db)
  return {
    fileIds: found.rows.map(({ id }) => id),
    added: new Set(added.rows.map(({ contentHash }) => contentHash)),
  }
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

interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

/** The files that a candidate's photo, resume, imported documents and third-party evaluations name now. */
export async function listNamedFiles(
  db: Database,
  { companyId, candidateId }: OfCandidate,
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

async function removeFromCandidate(
  transaction: Database,
  { companyId, candidateId }: OfCandidate,
  fileIds: readonly FileId[],
): Promise<void> {
  await transaction
    .deleteFrom('candidateFile')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .where(sql<boolean>`file_id = any(${fileIds}::uuid[])`)
    .execute()
}

/** The conversions of these files for the candidate, whose other files have none of their contents. */
async function listResults(
  transaction: Database,
  { companyId, candidateId }: OfCandidate,
  fileIds: readonly FileId[],
): Promise<FileId[]> {
  const { rows } = await sql<{ id: FileId }>`
    select distinct result.file_id as id from stored_file as source
      join conversion_result as result
        on result.company_id = source.company_id and result.source_hash = source.content_hash
      join candidate_file as of_candidate on of_candidate.file_id = result.file_id
    where source.id = any(${fileIds}::uuid[]) and source.company_id = ${companyId}
      and of_candidate.candidate_id = ${candidateId}
      and not exists (
        select from candidate_file as kept join stored_file as file on file.id = kept.file_id
        where kept.candidate_id = ${candidateId} and file.content_hash = source.content_hash)`.execute(
    transaction,
  )
  return rows.map(({ id }) => id)
}

/**
 * Takes files from a candidate, with their conversions, so that no address of its report opens them. The company keeps
 * them. Returns the ids of all of them.
 */
export async function hideFiles(
  transaction: Database,
  of: OfCandidate,
  fileIds: readonly FileId[],
): Promise<FileId[]> {
  if (fileIds.length === 0) return []
  // Removed first: a conversion that is just being stored is waited for, and found.
  await removeFromCandidate(transaction, of, fileIds)
  const results = await listResults(transaction, of, fileIds)
  await removeFromCandidate(transaction, of, results)
  return [...fileIds, ...results]
}

/** Gives hidden files that the company still has back to a candidate. */
export async function showFiles(
  transaction: Database,
  { companyId, candidateId }: OfCandidate,
  fileIds: readonly string[],
): Promise<void> {
  await sql`
    insert into candidate_file (candidate_id, company_id, file_id)
    select ${candidateId}, ${companyId}, id from stored_file
      where company_id = ${companyId} and id = any(${fileIds}::uuid[])
    on conflict do nothing`.execute(transaction)
}

/**
 * Removes files from the company that no candidate has.
 *
 * Their content stays in the store until the sweep, which a trigger notifies, finds that no company has it. Called
 * within a transaction.
 */
export async function releaseHidden(
  transaction: Database,
  companyId: CompanyId,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return
  await transaction
    .deleteFrom('storedFile')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`id = any(${fileIds}::uuid[])`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('candidateFile').whereRef('candidateFile.fileId', '=', 'storedFile.id').select('fileId'),
        ),
      ),
    )
    .execute()
}

/**
 * Removes files from a candidate, with their conversions, and from the company where no other candidate has them. Called
 * within a transaction.
 */
export async function releaseFiles(
  transaction: Database,
  of: OfCandidate,
  fileIds: readonly FileId[],
): Promise<void> {
  await releaseHidden(transaction, of.companyId, await hideFiles(transaction, of, fileIds))
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
