import type { Database } from '@candor/db/database'
import type { CompanyId, PositionId } from '@candor/kernel/ids'

/** Takes a position for the rest of a transaction; null for one that the company has not. */
export async function lockPosition(db: Database, companyId: CompanyId, positionId: PositionId) {
  const row = await db
    .selectFrom('position')
    .where('id', '=', positionId)
    .where('companyId', '=', companyId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}
