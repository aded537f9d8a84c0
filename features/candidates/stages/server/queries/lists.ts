import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId, PositionId } from '@candor/kernel/ids'
import { readStage, type StoredStage, stageColumns } from '../queries.ts'

/** The company's list of stages in order, without ends, removed stages and those of single positions. */
export async function listCompanyStages(db: Database, companyId: CompanyId): Promise<StoredStage[]> {
  const rows = await db
    .selectFrom('stage')
    .where('companyId', '=', companyId)
    .where('positionId', 'is', null)
    .where('removedAt', 'is', null)
    .where('kind', '<', 8)
    .orderBy('sortIndex')
    .orderBy('wireId')
    .select([...stageColumns, 'removedAt'])
    .execute()
  return rows.map(readStage)
}

/** The number of people in play by stage and position, most people first. */
export function countPeople(db: Database, companyId: CompanyId, positionId: PositionId | null = null) {
  return db
    .selectFrom('candidate')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .where('candidate.companyId', '=', companyId)
    .where('candidate.outcome', 'is', null)
    .$if(positionId !== null, (query) => query.where('candidate.positionId', '=', positionId))
    .groupBy(['candidate.stageId', 'position.id', 'position.name', 'position.nameLatin'])
    .select(({ fn }) => [
      'candidate.stageId',
      'position.id as positionId',
      'position.name',
      'position.nameLatin',
      fn.countAll<string>().as('count'),
    ])
    .orderBy('count', 'desc')
    .orderBy('position.id')
    .execute()
}

export type PeopleCount = Awaited<ReturnType<typeof countPeople>>[number]

/** The people in play in some stages, of the company or of one position, in the order of their ids. */
export async function listPeopleIn(
  db: Database,
  { companyId, positionId }: { readonly companyId: CompanyId; readonly positionId: PositionId | null },
  stageIds: readonly string[],
): Promise<CandidateId[]> {
  if (stageIds.length === 0) return []
  const rows = await db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .$if(positionId !== null, (query) => query.where('positionId', '=', positionId))
    .where('stageId', 'in', stageIds)
    .where('outcome', 'is', null)
    .orderBy('id')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The number of changes of the company's list. */
export async function getStagesRevision(db: Database, companyId: CompanyId): Promise<number> {
  const { stagesRevision } = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('stagesRevision')
    .executeTakeFirstOrThrow()
  return stagesRevision
}

export async function countStagesRevision(db: Database, companyId: CompanyId): Promise<number> {
  const { stagesRevision } = await db
    .updateTable('company')
    .set(({ eb }) => ({ stagesRevision: eb('stagesRevision', '+', 1) }))
    .where('id', '=', companyId)
    .returning('stagesRevision')
    .executeTakeFirstOrThrow()
  return stagesRevision
}

interface OfPosition {
  readonly companyId: CompanyId
  readonly positionId: PositionId
}

/** A position's name and the number of changes of its own list; null for an unknown one. */
export async function findStagedPosition(db: Database, { companyId, positionId }: OfPosition) {
  const row = await db
    .selectFrom('position')
    .where('companyId', '=', companyId)
    .where('id', '=', positionId)
    .select(['name', 'stagesRevision'])
    .executeTakeFirst()
  return row ?? null
}

export async function countPositionRevision(
  db: Database,
  { companyId, positionId }: OfPosition,
): Promise<void> {
  await db
    .updateTable('position')
    .set(({ eb }) => ({ stagesRevision: eb('stagesRevision', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('id', '=', positionId)
    .execute()
}

export async function hasOwnList(db: Database, { companyId, positionId }: OfPosition): Promise<boolean> {
  const row = await db
    .selectFrom('positionStage')
    .where('companyId', '=', companyId)
    .where('positionId', '=', positionId)
    .select('stageId')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
