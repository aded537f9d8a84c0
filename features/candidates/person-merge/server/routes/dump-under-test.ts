import type { ServerUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'

/** Columns of a summary that tell of the newest act: the merge and its undoing are acts. */
const activityColumns = ['written_by', 'active_at', 'active_action', 'active_account_id']

/** Columns that a merge and its undoing change for good. */
const countedColumns = ['revision', ...activityColumns]

/** Tables of the audit log. Both acts add an entry each; the first one of an account adds its name too. */
const auditTables = ['audit_entry', 'audit_head', 'audit_name']

/** Tables beside the data of candidates: the acts themselves leave rows in them. */
const otherTables = [
  ...auditTables,
  'answered_request',
  'session',
  'attempt',
  'company',
  'mail',
  'search_stale',
]

/** Every row of the database as text, by table, without the counted columns. */
export async function dumpOf({ services: { db } }: ServerUnderTest): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const dump = new Map<string, string[]>()
  for (const { name } of tables.filter(({ name }) => !otherTables.includes(name))) {
    const { rows } = await sql<{ line: string }>`
      select (to_jsonb(row) - ${countedColumns}::text[])::text as line from ${sql.table(name)} as row order by 1`.execute(
      db,
    )
    dump.set(
      name,
      rows.map(({ line }) => line),
    )
  }
  return dump
}
