import { createHash } from 'node:crypto'
import type { Database } from '@candor/db/database'
import type { CompanyId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { isOutcome, type Outcome } from '../../../../platform/imports/rules/outcome.ts'
import {
  type CandidateFilter,
  countedCandidates,
  isListed,
} from '../../../shortlist/server/queries/filtered-candidates.ts'

/** The settings of a position that its board shows; null where the company has no such position. */
export async function findBoardPosition(db: Database, companyId: CompanyId, positionId: PositionId) {
  const row = await db
    .selectFrom('position')
    .innerJoin('company', 'company.id', 'position.companyId')
    .where('position.id', '=', positionId)
    .where('position.companyId', '=', companyId)
    .select(['position.id', 'position.settings', 'position.revision', 'company.stagesRevision'])
    .executeTakeFirst()
  return row ?? null
}

export type BoardPosition = NonNullable<Awaited<ReturnType<typeof findBoardPosition>>>

/** The people of one stage with one outcome. */
interface Group {
  readonly stageId: string
  /** Null for the people whose application goes on. */
  readonly outcome: Outcome | null
  readonly count: number
}

/** The people of a filter by stage and outcome, with a text that changes with every move of one of them. */
export async function readGroups(
  db: Database,
  filter: CandidateFilter,
  { revision, stagesRevision }: BoardPosition,
): Promise<{ groups: readonly Group[]; version: string }> {
  const rows = await countedCandidates(db, filter)
    .where(isListed(filter))
    .groupBy(['candidate.stageId', 'candidate.outcome'])
    .orderBy('candidate.stageId')
    .orderBy('candidate.outcome')
    .select([
      'candidate.stageId',
      'candidate.outcome',
      sql<string>`count(*)`.as('count'),
      sql<string>`sum(candidate.revision)`.as('revisions'),
      sql<Date>`max(greatest(candidate.stage_since, candidate.updated_at))`.as('changedAt'),
      sql<string>`sum(coalesce(given.operate_status, 0)) || ' ' || count(given.withdrawn_at)`.as('given'),
    ])
    .execute()
  const text = JSON.stringify([revision, stagesRevision, rows])
  return {
    groups: rows.map(({ stageId, outcome, count }) => ({
      stageId,
      outcome: isOutcome(outcome) ? outcome : null,
      count: Number(count),
    })),
    version: createHash('sha256').update(text).digest('base64url').slice(0, 16),
  }
}
