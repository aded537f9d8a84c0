import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'

/** A snapshot of all rows, to find what a call changed and to undo it. */
export interface KeptRows {
  /** The tables that differ from the snapshot. */
  listChanged(): Promise<string[]>
  /** Those of the changed tables in which rows of this company differ. */
  listStrayed(changed: readonly string[], companyId: CompanyId): Promise<string[]>
  restore(tables: readonly string[]): Promise<void>
  /** Takes a new snapshot. Returns a function that restores the previous snapshot. */
  keepAsNow(): Promise<() => Promise<void>>
}

async function textsOf(db: Database, query: ReturnType<typeof sql<{ text: string }>>): Promise<string[]> {
  const { rows } = await query.execute(db)
  return rows.map(({ text }) => text)
}

async function hashOf(db: Database, schema: string, table: string): Promise<string> {
  const rows = sql.table(`${schema}.${table}`)
  const [hash] = await textsOf(
    db,
    sql`select coalesce(md5(string_agg(r::text, '' order by r::text)), '') as text from ${rows} r`,
  )
  return hash ?? ''
}

/** Takes a snapshot of every table, and notes each later write with a trigger. */
export async function keepRows(db: Database): Promise<KeptRows> {
  const tables = await textsOf(
    db,
    sql`select tablename as text from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
  )
  await sql`create schema kept`.execute(db)
  await sql`create table kept.written ("table" text)`.execute(db)
  await sql`
    create function kept.write_down() returns trigger language plpgsql as $$
    begin
      insert into kept.written values (tg_table_name);
      return null;
    end $$`.execute(db)
  const hashes = new Map<string, string>()
  const owned = await textsOf(
    db,
    sql`select table_name as text from information_schema.columns
      where table_schema = 'public' and column_name = 'company_id'`,
  )
  const owners = new Map([
    ['company', 'id'],
    ...owned.map((table): [string, string] => [table, 'company_id']),
  ])
  for (const table of tables) {
    const rows = sql.table(`public.${table}`)
    const copy = sql.table(`kept.${table}`)
    await sql`create table ${copy} as table ${rows}`.execute(db)
    await sql`
      create trigger written_down after insert or update or delete on ${rows}
      for each statement execute function kept.write_down()`.execute(db)
    hashes.set(table, await hashOf(db, 'kept', table))
  }
  const hold = async (table: string, rows: RawBuilder<unknown>) => {
    const copy = sql.table(`kept.${table}`)
    await sql`truncate ${copy}`.execute(db)
    await sql`insert into ${copy} select * from ${rows}`.execute(db)
    hashes.set(table, await hashOf(db, 'kept', table))
  }
  const kept: KeptRows = {
    async listChanged() {
      const written = new Set(await textsOf(db, sql`delete from kept.written returning "table" as text`))
      const changed: string[] = []
      for (const table of written) {
        if ((await hashOf(db, 'public', table)) !== hashes.get(table)) changed.push(table)
      }
      return changed
    },
    async listStrayed(changed, companyId) {
      const strayed: string[] = []
      for (const table of changed) {
        const owner = owners.get(table)
        if (!owner) continue
        const rowsIn = (schema: string) =>
          sql`select r::text from ${sql.table(`${schema}.${table}`)} r where ${sql.ref(owner)} = ${companyId}`
        const now = rowsIn('public')
        const before = rowsIn('kept')
        const [count] = await textsOf(
          db,
          sql`select count(*) as text from ((${now} except all ${before}) union all (${before} except all ${now})) r`,
        )
        if (count !== '0') strayed.push(table)
      }
      return strayed
    },
    async restore(changed) {
      if (changed.length === 0) return
      await db.transaction().execute(async (transaction) => {
        // Without triggers: writes are not noted, foreign keys are not checked, and the audit log can be restored.
        await sql`set local session_replication_role = replica`.execute(transaction)
        for (const table of changed) {
          const rows = sql.table(`public.${table}`)
          const copy = sql.table(`kept.${table}`)
          await sql`delete from ${rows}`.execute(transaction)
          await sql`insert into ${rows} select * from ${copy}`.execute(transaction)
        }
      })
    },
    async keepAsNow() {
      const changed = await kept.listChanged()
      for (const table of changed) {
        await sql`create table ${sql.table(`kept.before_${table}`)} as table ${sql.table(`kept.${table}`)}`.execute(
          db,
        )
        await hold(table, sql.table(`public.${table}`))
      }
      return async () => {
        for (const table of changed) {
          const before = sql.table(`kept.before_${table}`)
          await hold(table, before)
          await sql`drop table ${before}`.execute(db)
        }
        await kept.restore([...new Set([...changed, ...(await kept.listChanged())])])
      }
    },
  }
  return kept
}
