import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'

/** The open positions of a company, those that were added last first. */
export async function listOpenPositions(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('position')
    .where('companyId', '=', companyId)
    .where('state', '=', 'open')
    .orderBy('id', 'desc')
    .limit(2_000)
    .select(['id', 'name', 'nameLatin', 'nameTw', 'externalId'])
    .execute()
}
