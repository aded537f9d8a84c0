import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** Triggers of the audit log that refuse a removal. */
const guardedTable = 'audit_entry'
const guard = 'audit_entry_is_kept'

/** The tables with rows of companies, the company itself apart. */
async function listTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select columns.table_name as "table" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where columns.table_schema = 'public' and column_name = 'company_id' and table_type = 'BASE TABLE'
    order by columns.table_name`.execute(db)
  return rows.map(({ table }) => table)
}

/**
 * Deletes all rows of a company in one statement: references between them are checked at its end, so that no order of
 * tables matters. Rows without a company of their own go with the rows that they refer to.
 */
export async function deleteCompany(db: Database, companyId: CompanyId): Promise<void> {
  const tables = await listTables(db)
  const deletions = tables.map(
    (table, index) =>
      sql`${sql.ref(`gone_${index}`)} as (delete from ${sql.table(table)} where company_id = ${companyId})`,
  )
  // The log is never shortened but here. The lock that this takes ends with the transaction.
  await sql`alter table ${sql.table(guardedTable)} disable trigger ${sql.ref(guard)}`.execute(db)
  await sql`with ${sql.join(deletions)} delete from company where id = ${companyId}`.execute(db)
  await sql`alter table ${sql.table(guardedTable)} enable trigger ${sql.ref(guard)}`.execute(db)
}
