import type { Database } from '@candor/db/database'
import type { CompanyId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { LocalNames } from '../../rules/names.ts'

/** Stages that bundles bring to a position come after those of the company. */
export const behindOwn = 100

interface StageRow {
  readonly wireId: string
  readonly names: LocalNames
  readonly kind: number
  readonly limitDays: number | null
}

interface Owner {
  readonly companyId: CompanyId
  /** Null for a stage of the company. */
  readonly positionId: PositionId | null
}

/** Adds a stage, or changes a stored one. */
export async function putStage(
  db: Database,
  { companyId, positionId }: Owner,
  { wireId, names, kind, limitDays }: StageRow,
  sortIndex: number,
): Promise<string> {
  const written = { names: JSON.stringify(names), kind, limitDays, sortIndex, removedAt: null }
  const { id } = await db
    .insertInto('stage')
    .values({ companyId, positionId, wireId, ...written })
    .onConflict((on) => on.columns(['companyId', 'wireId']).doUpdateSet(written))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes stages from all lists. Their rows stay, for the names in records. */
export async function removeStages(
  db: Database,
  { companyId, positionId }: Owner,
  wireIds: readonly string[],
  now: Date,
): Promise<void> {
  if (wireIds.length === 0) return
  await db
    .updateTable('stage')
    .set({ removedAt: now })
    .where('companyId', '=', companyId)
    .where('wireId', 'in', wireIds)
    .$if(positionId !== null, (query) => query.where('positionId', '=', positionId))
    .execute()
}

/** Puts stages that bundles brought to single positions behind the company's list. */
export async function moveBroughtBehind(db: Database, companyId: CompanyId): Promise<void> {
  await db
    .updateTable('stage')
    .set({ sortIndex: behindOwn })
    .where('companyId', '=', companyId)
    .where('positionId', 'is not', null)
    .where('sortIndex', '<', behindOwn)
    .execute()
}

/**
 * Replaces a removed stage in the own lists of positions by the stage to which its people go, where that list lacks it
 * and the position has such people; elsewhere the removed stage just goes.
 */
export async function replaceInLists(
  db: Database,
  companyId: CompanyId,
  { stageId, toStageId }: { readonly stageId: string; readonly toStageId: string | undefined },
): Promise<void> {
  if (toStageId !== undefined)
    await sql`
      update position_stage set stage_id = target.id
      from stage as removed, stage as target
      where position_stage.company_id = ${companyId} and position_stage.stage_id = removed.id
        and removed.company_id = ${companyId} and removed.wire_id = ${stageId}
        and target.company_id = ${companyId} and target.wire_id = ${toStageId}
        and exists (select from candidate where candidate.position_id = position_stage.position_id
          and candidate.stage_id = ${stageId} and candidate.outcome is null)
        and not exists (select from position_stage as other
          where other.position_id = position_stage.position_id and other.stage_id = target.id)`.execute(db)
  await sql`
    delete from position_stage using stage
    where position_stage.company_id = ${companyId} and position_stage.stage_id = stage.id
      and stage.company_id = ${companyId} and stage.wire_id = ${stageId}`.execute(db)
}

interface PlacedStage {
  readonly id: string
  readonly limitDays: number | null
}

/** Replaces the own list of a position; an empty one gives it that of the company. */
export async function replacePositionList(
  db: Database,
  { companyId, positionId }: { readonly companyId: CompanyId; readonly positionId: PositionId },
  stages: readonly PlacedStage[],
): Promise<void> {
  await db
    .deleteFrom('positionStage')
    .where('companyId', '=', companyId)
    .where('positionId', '=', positionId)
    .execute()
  if (stages.length === 0) return
  const rows = stages.map(({ id, limitDays }, index) => ({
    companyId,
    positionId,
    stageId: id,
    sortIndex: index + 1,
    limitDays,
  }))
  await db.insertInto('positionStage').values(rows).execute()
}
