import type { Database } from '@candor/db/database'
import type { CompanyId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { isEndKind } from '../../rules/kinds.ts'
import { ensureStage } from '../queries.ts'
import { behindOwn } from './storing.ts'

interface BroughtStage {
  readonly companyId: CompanyId
  readonly positionId: PositionId
  readonly wireId: string
  readonly kind: number
}

async function findBrought(db: Database, { companyId, positionId, wireId }: BroughtStage) {
  const row = await db
    .selectFrom('stage')
    .where('companyId', '=', companyId)
    .where('wireId', '=', wireId)
    .select(['id', 'kind', 'positionId', 'removedAt', 'limitDays'])
    .select(
      sql<boolean>`(exists (select from position_stage where position_id = ${positionId})
        and not exists (select from position_stage where position_id = ${positionId} and stage_id = stage.id))`.as(
        'isLeftOut',
      ),
    )
    .executeTakeFirst()
  return row ?? null
}

/**
 * Makes a stage that a bundle names a stage of its position (decision S122). An unknown or removed one becomes a stage
 * of that position alone, and a stage of two positions a stage of the company.
 */
export async function bringStage(db: Database, brought: BroughtStage): Promise<void> {
  const { companyId, positionId, wireId, kind } = brought
  const known = await findBrought(db, brought)
  if (!known) {
    const added = { companyId, positionId, wireId, names: {}, kind, limitDays: null, sortIndex: behindOwn }
    await ensureStage(db, { ...added, positionId: isEndKind(kind) ? null : positionId })
  }
  const found = known ?? (await findBrought(db, brought))
  if (!found || isEndKind(found.kind)) return
  const isElsewhere = found.positionId !== null && found.positionId !== positionId
  if (found.removedAt !== null || isElsewhere)
    await db
      .updateTable('stage')
      .set({ removedAt: null, positionId: isElsewhere ? null : positionId })
      .where('id', '=', found.id)
      .execute()
  if (found.isLeftOut)
    await sql`
      insert into position_stage (position_id, company_id, stage_id, sort_index, limit_days)
      select ${positionId}, ${companyId}, ${found.id}, max(sort_index) + 1, ${found.limitDays}::int
        from position_stage where position_id = ${positionId}
      on conflict do nothing`.execute(db)
}
