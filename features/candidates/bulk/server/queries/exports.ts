import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { PlannedAct } from './acts.ts'

/** Keeps the list of an export. */
export async function insertExport(
  db: Database,
  { companyId, accountId, sessionId, locale, now }: Omit<PlannedAct, 'terms'>,
): Promise<string> {
  const id = newId()
  const by = { companyId, accountId, sessionId, locale }
  await db
    .insertInto('bulkAct')
    .values({ ...by, id, kind: 'export', terms: '{}', state: 'planned', plannedAt: now })
    .execute()
  return id
}

/** The account and language of an export; null where the export is over. */
export async function findExport(db: Database, bulkId: string) {
  const row = await db
    .selectFrom('bulkAct')
    .where('id', '=', bulkId)
    .where('kind', '=', 'export')
    .select(['id', 'companyId', 'accountId', 'sessionId', 'locale', 'plannedAt'])
    .executeTakeFirst()
  return row ?? null
}
export type StoredExport = NonNullable<Awaited<ReturnType<typeof findExport>>>
