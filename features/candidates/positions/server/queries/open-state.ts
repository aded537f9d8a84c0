import type { Database } from '@candor/db/database'
import type { PositionId } from '@candor/kernel/ids'

/** Whether a position takes candidates (decision S128). It stays so until the transaction ends. */
export async function holdIsOpen(db: Database, positionId: PositionId): Promise<boolean> {
  const row = await db
    .selectFrom('position')
    .where('id', '=', positionId)
    .select('state')
    .forShare()
    .executeTakeFirst()
  return row?.state === 'open'
}
