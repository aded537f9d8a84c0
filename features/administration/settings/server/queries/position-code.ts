import type { Database } from '@candor/db/database'
import type { CompanyId, PositionId } from '@candor/kernel/ids'

export async function hasPosition(
  db: Database,
  companyId: CompanyId,
  positionId: PositionId,
): Promise<boolean> {
  const row = await db
    .selectFrom('position')
    .where('id', '=', positionId)
    .where('companyId', '=', companyId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
