import type { ServerUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'

const orders = {
  recommendation: sql`created_at, id`,
  recommendationRemark: sql`created_at, id`,
  evaluation: sql`created_at, id`,
  auditEntry: sql`sequence`,
  mail: sql`id`,
  notice: sql`id`,
}

type Row = Record<string, unknown>

/** Reads what a company has stored in a table, in the order of storing. */
export function storedRows(server: ServerUnderTest) {
  return async (table: keyof typeof orders, companyId: string): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table === 'auditEntry' ? 'auditEntryWhole' : table)} where company_id = ${companyId} order by ${orders[table]}`.execute(
      server.services.db,
    )
    return rows
  }
}
