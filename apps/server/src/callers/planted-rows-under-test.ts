import type { Database } from '@candor/db/database'
import { sql } from 'kysely'

/** The places of planted values, by value, so that a leak can be traced to its field. */
export type PlantedFields = ReadonlyMap<string, string>

const mark = /never-named-\d+-/g

/** The planted values in a text. */
export function plantedIn(text: string): string[] {
  return text.match(mark) ?? []
}

/** Returns a document with an unknown field in every object, at every depth. */
function withUnknownFields(value: unknown, place: string, plant: (place: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => withUnknownFields(each, `${place}[]`, plant))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, each]) => [
    key,
    withUnknownFields(each, `${place}.${key}`, plant),
  ])
  return { ...Object.fromEntries(fields), neverNamed: plant(place) }
}

/** The document columns, as `table.column`. */
export async function listDocumentColumns(db: Database): Promise<string[]> {
  return (await documentColumns(db)).map(({ table, name }) => `${table}.${name}`)
}

async function documentColumns(db: Database) {
  const { rows } = await sql<{ table: string; name: string }>`
    select c.table_name as table, c.column_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema = 'public' and c.data_type in ('json', 'jsonb')`.execute(
    db,
  )
  return rows
}

/**
 * Adds an unknown field to every object in every stored document, and to every row.
 *
 * Triggers are disabled: the rows are those that people and imports have stored, with marks.
 */
export async function plantUnknownFields(db: Database): Promise<PlantedFields> {
  const planted = new Map<string, string>()
  const plant = (place: string) => {
    const value = `never-named-${planted.size}-`
    planted.set(value, place)
    return value
  }
  const { rows: tables } = await sql<{ table: string }>`
    select tablename as table from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
    db,
  )
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const { table, name } of await documentColumns(db)) {
      const rows = sql.table(`public.${table}`)
      const column = sql.ref(name)
      const { rows: stored } = await sql<{ at: string; document: unknown }>`
        select ctid::text as at, ${column} as document from ${rows} where ${column} is not null`.execute(
        transaction,
      )
      for (const { at, document } of stored) {
        const text = JSON.stringify(withUnknownFields(document, `${table}.${name}`, plant))
        await sql`update ${rows} set ${column} = ${text}::jsonb where ctid = ${at}::tid`.execute(transaction)
      }
    }
    for (const { table } of tables) {
      const rows = sql.table(`public.${table}`)
      await sql`alter table ${rows} add column never_named text default ${sql.lit(plant(table))}`.execute(
        transaction,
      )
    }
  })
  return planted
}
