import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId, FileId, InterviewId, PersonId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { CopiedTable } from '../actions/content.ts'

export type Row = Readonly<Record<string, unknown>>

/** The ids by which the rows of one application are found. The person is null where others have a part in it. */
export interface Subject {
  readonly candidateId: CandidateId
  readonly interviewIds: readonly InterviewId[]
  readonly personId: PersonId | null
}

function idsOf({ candidateId, interviewIds, personId }: Subject, by: CopiedTable['by']): readonly string[] {
  if (by === 'candidate_id') return [candidateId]
  if (by === 'interview_id') return interviewIds
  return personId === null ? [] : [personId]
}

/** The columns of a table about one application. Times are ISO 8601, as JSON of the database has them. */
export async function readRows(db: Database, table: CopiedTable, subject: Subject): Promise<Row[]> {
  const ids = idsOf(subject, table.by)
  if (ids.length === 0) return []
  const by = table.table === 'candidate' ? 'id' : table.by
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(copied) as row from (
      select ${sql.join(table.columns.map((column) => sql.ref(column)))} from ${sql.table(table.table)}
      where ${sql.ref(by)} = any(${ids}::uuid[])
    ) as copied`.execute(db)
  // The database sorts the keys of JSON by length.
  return rows.map(({ row }) => Object.fromEntries(table.columns.map((column) => [column, row[column]])))
}

/** Names of accounts of the company by their ids. */
export async function listAccountNames(
  db: Database,
  companyId: CompanyId,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .select(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }): [AccountId, string] => [id, name]))
}

/** A stored file of a candidate. */
export interface CandidateFile {
  readonly id: FileId
  readonly name: string
  readonly contentHash: string
  readonly contentType: string
  readonly sizeBytes: string | number
}

/** The files of candidates, each once, without conversions and without earlier copies. */
export async function listCandidateFiles(
  db: Database,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<CandidateFile[]> {
  const { rows } = await sql<CandidateFile>`
    select file.id, file.name, file.content_hash, file.content_type, file.size_bytes from stored_file as file
    where file.company_id = ${companyId}
      and (exists (select from candidate_file as of_candidate
          where of_candidate.file_id = file.id and of_candidate.candidate_id = any(${candidateIds}::uuid[]))
        or exists (select from candidate where id = any(${candidateIds}::uuid[])
          and file.id in (photo_file_id, resume_file_id)))
      and not exists (select from conversion_result where file_id = file.id)
      and not exists (select from candidate_copy where file_id = file.id)
    order by file.name, file.id`.execute(db)
  return rows
}
