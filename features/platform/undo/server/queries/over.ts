import type { Database } from '@candor/db/database'

/** Acts whose time is over and which are not finished, the oldest first. */
export async function listOver(db: Database, now: Date, limit: number) {
  return db
    .selectFrom('undoableAct')
    .where('finishedAt', 'is', null)
    .where('until', '<', now)
    .orderBy('until')
    .limit(limit)
    .select(['id', 'companyId', 'kind', 'undoneAt'])
    .execute()
}

/** Locks an act that is not finished; false where another server finished it, or has it. */
export async function claimOver(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('undoableAct')
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .forUpdate()
    .skipLocked()
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets what an act changed, and keeps that it was. */
export async function finishAct(db: Database, id: string, now: Date): Promise<void> {
  await db.deleteFrom('undoableItem').where('actId', '=', id).execute()
  await db.updateTable('undoableAct').set({ finishedAt: now }).where('id', '=', id).execute()
}

export async function deleteFinished(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('undoableAct')
    .where('finishedAt', 'is not', null)
    .where('until', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
