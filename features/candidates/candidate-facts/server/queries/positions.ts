import type { Database } from '@candor/db/database'
import type { CompanyId, PositionId } from '@candor/kernel/ids'

/** The most open positions in a choice. */
const most = 1_000

/** The open positions of a company, newest first. */
export function listOpen(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('position')
    .where('companyId', '=', companyId)
    .where('state', '=', 'open')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(most)
    .select(['id', 'name', 'nameLatin'])
    .execute()
}

/** A position of the company, held as it is until the transaction ends; null without one. */
export async function findPosition(db: Database, companyId: CompanyId, positionId: PositionId) {
  const row = await db
    .selectFrom('position')
    .where('companyId', '=', companyId)
    .where('id', '=', positionId)
    .select(['id', 'externalId', 'state'])
    .forKeyShare()
    .executeTakeFirst()
  return row ?? null
}
