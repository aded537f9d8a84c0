import type { Database } from '@candor/db/database'
import type { CompanyId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { type LocalNames, readLocalNames } from '../rules/names.ts'

/** A stage as a list of stages has it. */
export interface StoredStage {
  readonly id: string
  readonly wireId: string
  readonly names: LocalNames
  readonly kind: number
  /** Days after which a candidate in it is late; null without a limit. */
  readonly limitDays: number | null
  /** The position that alone has it; null for a stage of the company. */
  readonly positionId: PositionId | null
  /** Whether it was removed: records keep its name, and no candidate comes to it. */
  readonly isRemoved: boolean
}

export const stageColumns = [
  'stage.id',
  'stage.wireId',
  'stage.names',
  'stage.kind',
  'stage.limitDays',
  'stage.positionId',
] as const

type Row = Omit<StoredStage, 'names' | 'isRemoved'> & {
  readonly names: unknown
  readonly removedAt: Date | null
}

export function readStage({ names, removedAt, ...stage }: Row): StoredStage {
  return { ...stage, names: readLocalNames(names), isRemoved: removedAt !== null }
}

/** All stages of a company in order, those of single positions and removed ones too. */
export async function listStages(db: Database, companyId: CompanyId): Promise<StoredStage[]> {
  const rows = await db
    .selectFrom('stage')
    .where('companyId', '=', companyId)
    .orderBy('sortIndex')
    .orderBy('wireId')
    .select([...stageColumns, 'removedAt'])
    .execute()
  return rows.map(readStage)
}

/**
 * The stages of some positions in order, by position: the position's own list where it has one, else the company's. A
 * limit of the position goes before that of the company. Ends and removed stages are left out.
 */
export async function listStagesOfPositions(
  db: Database,
  companyId: CompanyId,
  positionIds: readonly PositionId[],
): Promise<Map<PositionId, StoredStage[]>> {
  if (positionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('position')
    .innerJoin('stage', 'stage.companyId', 'position.companyId')
    .leftJoin('positionStage as own', (join) =>
      join.onRef('own.positionId', '=', 'position.id').onRef('own.stageId', '=', 'stage.id'),
    )
    .where('position.companyId', '=', companyId)
    .where('position.id', 'in', positionIds)
    .where('stage.removedAt', 'is', null)
    .where('stage.kind', '<', 8)
    .where(
      sql<boolean>`(case when exists (select from position_stage where position_id = position.id)
        then own.stage_id is not null
        else stage.position_id is null or stage.position_id = position.id end)`,
    )
    .orderBy(sql`coalesce(own.sort_index, stage.sort_index)`)
    .orderBy('stage.wireId')
    .select([
      ...stageColumns,
      'removedAt',
      'position.id as listedIn',
      'own.limitDays as ownLimit',
      'own.stageId as ownId',
    ])
    .execute()
  const stages = new Map<PositionId, StoredStage[]>(positionIds.map((positionId) => [positionId, []]))
  for (const { listedIn, ownLimit, ownId, ...stage } of rows)
    stages
      .get(listedIn)
      ?.push(readStage({ ...stage, limitDays: ownId === null ? stage.limitDays : ownLimit }))
  return stages
}

/** The stages of one position in order; see `listStagesOfPositions`. */
export async function listStagesOfPosition(
  db: Database,
  companyId: CompanyId,
  positionId: PositionId,
): Promise<StoredStage[]> {
  return (await listStagesOfPositions(db, companyId, [positionId])).get(positionId) ?? []
}

interface NewStage {
  readonly companyId: CompanyId
  readonly positionId: PositionId | null
  readonly wireId: string
  readonly names: LocalNames
  readonly kind: number
  readonly limitDays: number | null
  readonly sortIndex: number
}

/** Adds a stage unless the company has one with this wire id, removed or not. */
export async function ensureStage(db: Database, { names, ...stage }: NewStage): Promise<void> {
  await db
    .insertInto('stage')
    .values({ ...stage, names: JSON.stringify(names) })
    .onConflict((on) => on.columns(['companyId', 'wireId']).doNothing())
    .execute()
}

/** Sets the names of stages by wire id; unknown stages are added as interviews. */
export async function storeStageNames(
  db: Database,
  companyId: CompanyId,
  named: ReadonlyMap<string, LocalNames>,
): Promise<void> {
  for (const [wireId, names] of named) {
    const stage = { companyId, positionId: null, wireId, names, kind: 2, limitDays: null, sortIndex: 5 }
    await ensureStage(db, stage)
    await db
      .updateTable('stage')
      .set({ names: JSON.stringify(names) })
      .where('companyId', '=', companyId)
      .where('wireId', '=', wireId)
      .execute()
  }
}
