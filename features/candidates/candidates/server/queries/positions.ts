import type { Database } from '@candor/db/database'
import type { CompanyId, PositionId } from '@candor/kernel/ids'

/** Locks a position until the transaction ends; null for one that the company does not have. */
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
