import type { Database, NewRow } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CompanyId } from '@candor/kernel/ids'

/** The company of an external id, for the command line. */
export async function findCompany(db: Database, externalId: string): Promise<CompanyId | null> {
  const row = await db
    .selectFrom('company')
    .where('externalId', '=', externalId)
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** All companies, for the command line. */
export function listCompanies(db: Database) {
  return db
    .selectFrom('company')
    .select(['externalId', 'name', 'profile', 'edition'])
    .orderBy('externalId')
    .execute()
}

/**
 * Whether to load the demo companies: once, into a database without a company.
 *
 * A load that did not finish starts again.
 */
export async function beginDemoLoad(db: Database): Promise<boolean> {
  const begun = await db.selectFrom('demoLoad').select('finishedAt').executeTakeFirst()
  if (begun) return begun.finishedAt === null
  const company = await db.selectFrom('company').select('id').limit(1).executeTakeFirst()
  if (company) return false
  await db
    .insertInto('demoLoad')
    .defaultValues()
    .onConflict((on) => on.doNothing())
    .execute()
  return true
}

export async function finishDemoLoad(db: Database, now: Date): Promise<void> {
  await db.updateTable('demoLoad').set({ finishedAt: now }).execute()
}

export async function insertServiceKey(db: Database, key: Omit<NewRow<'serviceKey'>, 'id'>): Promise<void> {
  await db
    .insertInto('serviceKey')
    .values({ id: newId(), ...key })
    .execute()
}
