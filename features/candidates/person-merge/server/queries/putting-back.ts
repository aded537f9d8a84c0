import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import type { MovingTable } from '../actions/moving-tables.ts'
import { type Altered, keyOf } from './moving.ts'

/** The kept candidate, and the candidate that is there again. */
export interface Apart {
  readonly companyId: CompanyId
  readonly keptId: CandidateId
  readonly againId: CandidateId
}

/** Moves the rows of these keys back. A row that somebody removed meanwhile stays away. */
export async function moveRowsBack(
  db: Database,
  table: MovingTable,
  { companyId, keptId, againId }: Apart,
  keys: readonly unknown[],
): Promise<void> {
  if (keys.length === 0) return
  await sql`
    update ${sql.table(table.table)} as moved set candidate_id = ${againId}
    where moved.candidate_id = ${keptId} and moved.company_id = ${companyId}
      and ${keyOf(table, 'moved')} in (select value from jsonb_array_elements(${JSON.stringify(keys)}::jsonb))`.execute(
    db,
  )
}

const owners = { interview_id: 'interview', plan_id: 'interview_plan' } as const

/** Moves rows that were added since along with the interview or the plan that they are about. */
export async function moveRowsAlong(
  db: Database,
  { table, along = [] }: MovingTable,
  { companyId, keptId, againId }: Apart,
): Promise<void> {
  for (const column of along) {
    await sql`
      update ${sql.table(table)} as moved set candidate_id = ${againId}
      where moved.candidate_id = ${keptId} and moved.company_id = ${companyId}
        and ${sql.ref(`moved.${column}`)} in (
          select id from ${sql.table(owners[column])} where candidate_id = ${againId} and company_id = ${companyId}
        )`.execute(db)
  }
}

/** Rows whose other end may be gone for good: a file that a bundle has replaced since, a copy whose time is over, an erased candidate. */
const existence: Readonly<Record<string, RawBuilder<unknown>>> = {
  candidate_file: sql`exists (select from stored_file where stored_file.id = again.file_id)`,
  copied_candidate: sql`exists (select from candidate_copy where candidate_copy.id = again.copy_id)`,
  person_apart: sql`exists (select from candidate where candidate.id = again.other_id)`,
}

/** Stores removed rows again, where nothing took their place. */
export async function putRowsBack(db: Database, table: string, rows: readonly unknown[]): Promise<void> {
  if (rows.length === 0) return
  const name = sql.table(table)
  const isThere = existence[table] ?? sql`true`
  await sql`
    insert into ${name} select again.* from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb) as again
    where ${isThere} on conflict do nothing`.execute(db)
}

/**
 * Stores a merged candidate again, as it was. The last bundle of its external id counts, also where it came since. A file
 * that is gone is left out.
 */
export async function putCandidateBack(
  db: Database,
  companyId: CompanyId,
  row: unknown,
): Promise<CandidateId> {
  const { rows } = await sql<{ id: CandidateId }>`
    insert into candidate select again.* from jsonb_populate_record(null::candidate, ${JSON.stringify(row)}::jsonb) as given
      cross join lateral jsonb_populate_record(given, jsonb_build_object(
        'imported', coalesce((select imported from former_candidate where id = given.id), given.imported),
        'import_hash', coalesce((select import_hash from former_candidate where id = given.id), given.import_hash),
        'photo_file_id', (select id from stored_file where id = given.photo_file_id),
        'resume_file_id', (select id from stored_file where id = given.resume_file_id)
      )) as again
    where given.company_id = ${companyId}
    returning id`.execute(db)
  const [again] = rows
  if (!again) throw new Error('the merged candidate could not be stored again')
  return again.id
}

/** Gives a value back that the merge changed, unless somebody has changed it since. */
export async function giveBack(
  db: Database,
  { companyId, keptId, againId }: Apart,
  { table, key, column, from, to }: Altered,
): Promise<void> {
  const name = sql.table(table)
  const ref = sql.ref(`row.${column}`)
  const isRow =
    table === 'candidate'
      ? sql`row.id = ${keptId}`
      : sql`row.candidate_id in (${keptId}, ${againId}) and to_jsonb(row) @> ${JSON.stringify(key)}::jsonb`
  const before = JSON.stringify({ [column]: from })
  await sql`
    update ${name} as row
      set ${sql.ref(column)} = (jsonb_populate_record(null::${name}, ${before}::jsonb)).${sql.ref(column)}
    where ${isRow} and row.company_id = ${companyId}
      and coalesce(to_jsonb(${ref}), 'null') = ${JSON.stringify(to)}::jsonb`.execute(db)
}
