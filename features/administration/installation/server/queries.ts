import type { Database } from '@candor/db/database'
import { sql } from 'kysely'

const name = 'setupCode'

/** Stores the hash of the present code, in place of an earlier one. */
export async function storeCodeHash(db: Database, value: string): Promise<void> {
  await db
    .insertInto('installationSecret')
    .values({ name, value })
    .onConflict((on) => on.column('name').doUpdateSet({ value }))
    .execute()
}

export async function findCodeHash(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('installationSecret')
    .where('name', '=', name)
    .select('value')
    .executeTakeFirst()
  return row?.value ?? null
}

export async function deleteCodeHash(db: Database): Promise<void> {
  await db.deleteFrom('installationSecret').where('name', '=', name).execute()
}

/** Waits for every transaction that adds a company, and lets no other one begin until this one ends. */
export async function lockCompanies(transaction: Database): Promise<void> {
  await sql`lock table company in share row exclusive mode`.execute(transaction)
}
