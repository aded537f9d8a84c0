import type { Database } from '@candor/db/database'
import { sql } from 'kysely'
import type { OfCandidate } from '../../../candidates/server/queries.ts'

/** Rows of a removed candidate, by table. */
type RemovedRows = Readonly<Record<string, readonly unknown[]>>

/** Tables whose rows go for good: copies that were ordered, and the acts about the candidate. */
const gone: readonly string[] = ['undoable_item', 'candidate_copy', 'copied_candidate', 'copy_link']

/** The tables whose rows go with a candidate. */
async function listTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'candidate'::regclass and confdeltype = 'c'`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !gone.includes(name))
}

/** All rows of a candidate as they are stored, so that a removal can be undone; the person where it goes along. */
export async function readRows(db: Database, { companyId, candidateId }: OfCandidate): Promise<RemovedRows> {
  const tables = await listTables(db)
  const ofTables = tables.map(
    (name) => sql`
      select ${name}::text as name, coalesce(jsonb_agg(to_jsonb(stored)), '[]') as rows
      from ${sql.table(name)} as stored where stored.candidate_id = ${candidateId}`,
  )
  const { rows } = await sql<{ name: string; rows: unknown[] }>`
    select 'candidate' as name, jsonb_agg(to_jsonb(stored)) as rows from candidate as stored
      where id = ${candidateId} and company_id = ${companyId}
    union all
    select 'person', coalesce(jsonb_agg(to_jsonb(stored)), '[]') from person as stored
      where id = (select person_id from candidate where id = ${candidateId}) and company_id = ${companyId}
        and not exists (select from candidate where person_id = stored.id and candidate.id <> ${candidateId})
    union all ${sql.join(ofTables, sql` union all `)}`.execute(db)
  return Object.fromEntries(
    rows.filter((table) => table.rows.length > 0).map((table) => [table.name, table.rows]),
  )
}

/** Whether the person of a removed candidate is still there, or was removed along. */
export async function hasPerson(db: Database, rows: RemovedRows): Promise<boolean> {
  if (rows.person) return true
  const found = await sql<{ isThere: boolean }>`
    select exists (
      select from person, jsonb_populate_recordset(null::candidate, ${JSON.stringify(rows.candidate ?? [])}::jsonb) as was
      where person.id = was.person_id and person.company_id = was.company_id
    ) as is_there`.execute(db)
  return found.rows[0]?.isThere === true
}

const insertOf = (name: string, stored: readonly unknown[]) => sql`
  insert into ${sql.table(name)}
  select * from jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(stored)}::jsonb)`

/** Stores the rows of a removed candidate again. Only tables that `readRows` reads are written. */
export async function insertRows(db: Database, { person, ...rows }: RemovedRows): Promise<void> {
  const known = new Set(['candidate', ...(await listTables(db))])
  const inserts = Object.entries(rows)
    .filter(([name]) => known.has(name))
    .map(([name, stored]) => sql`${sql.ref(`put_${name}`)} as (${insertOf(name, stored)})`)
  // First: a trigger gives a candidate without a person another one.
  if (person) await insertOf('person', person).execute(db)
  // Foreign keys are checked at the end of a statement, so that the order does not matter.
  await sql`with ${sql.join(inserts)} select`.execute(db)
}
