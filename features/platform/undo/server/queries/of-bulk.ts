import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

interface OfBulk {
  readonly companyId: CompanyId
  readonly bulkId: string
}

/** Sets the last moment at which the acts of a bulk act can be undone: all end together. */
export async function setUndoUntil(db: Database, { companyId, bulkId }: OfBulk, until: Date): Promise<void> {
  await db
    .updateTable('undoableAct')
    .set({ until })
    .where('companyId', '=', companyId)
    .where('bulkId', '=', bulkId)
    .where('undoneAt', 'is', null)
    .where('finishedAt', 'is', null)
    .execute()
}

/** Until when each of some bulk acts can be undone; those that cannot are missing. */
export async function listUndoUntil(
  db: Database,
  companyId: CompanyId,
  { bulkIds, now }: { readonly bulkIds: readonly string[]; readonly now: Date },
): Promise<Map<string, Date>> {
  if (bulkIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('undoableAct')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`bulk_id = any(${[...bulkIds]}::uuid[])`)
    .where('undoneAt', 'is', null)
    .where('finishedAt', 'is', null)
    .where('until', '>=', now)
    .groupBy('bulkId')
    .select(({ fn }) => ['bulkId', fn.max('until').as('until')])
    .execute()
  return new Map(rows.flatMap(({ bulkId, until }) => (bulkId ? [[bulkId, until] as const] : [])))
}
