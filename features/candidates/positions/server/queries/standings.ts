import type { Database } from '@candor/db/database'
import type { CompanyId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** The limit of a candidate's stage in days, in SQL: that of the position goes before that of the company. */
const limitDays = sql<
  number | null
>`(case when own.stage_id is not null then own.limit_days else stage.limit_days end)`

/** Whole days of a candidate in its stage. */
const days = (now: Date) =>
  sql<number>`floor(extract(epoch from (${now}::timestamptz - candidate.stage_since)) / 86400)::int`

/** Candidates with the stage in which they are. */
function candidatesInStages(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('candidate')
    .leftJoin('stage', (join) =>
      join
        .onRef('stage.companyId', '=', 'candidate.companyId')
        .onRef('stage.wireId', '=', 'candidate.stageId'),
    )
    .leftJoin('positionStage as own', (join) =>
      join.onRef('own.positionId', '=', 'candidate.positionId').onRef('own.stageId', '=', 'stage.id'),
    )
    .where('candidate.companyId', '=', companyId)
}

/** The people of one stage of a position. */
export interface Standing {
  readonly positionId: PositionId
  /** The state of the position. */
  readonly state: string
  readonly stageId: string
  readonly inPlay: number
  readonly past: number
  /** The most days past the limit; negative before it, null without a limit. */
  readonly over: number | null
  /** Since when the longest waiting person waits; null without anybody in play. */
  readonly since: Date | null
  readonly hired: number
}

/** The people in play and those hired, by position and stage, of all positions of some states or of one position. */
export async function listStandings(
  db: Database,
  companyId: CompanyId,
  of: { readonly states: readonly string[] } | { readonly positionId: PositionId },
  now: Date,
): Promise<Standing[]> {
  const over = sql<number>`${days(now)} - ${limitDays}`
  const isInPlay = sql<boolean>`candidate.outcome is null`
  const rows = await candidatesInStages(db, companyId)
    .where(sql<boolean>`(candidate.outcome is null or candidate.outcome = 'hired')`)
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .where((eb) =>
      'positionId' in of
        ? eb('candidate.positionId', '=', of.positionId)
        : eb('position.state', 'in', [...of.states]),
    )
    .groupBy(['candidate.positionId', 'position.state', 'candidate.stageId'])
    .select([
      'candidate.positionId',
      'position.state',
      'candidate.stageId',
      sql<number>`(count(*) filter (where ${isInPlay}))::int`.as('inPlay'),
      sql<number>`(count(*) filter (where ${isInPlay} and ${over} > 0))::int`.as('past'),
      sql<number | null>`max(${over}) filter (where ${isInPlay})`.as('over'),
      sql<Date | null>`min(candidate.stage_since) filter (where ${isInPlay})`.as('since'),
      sql<number>`(count(*) filter (where candidate.outcome = 'hired'))::int`.as('hired'),
    ])
    .execute()
  return rows
}

/** Of each position, the person in play who is furthest past the limit, or else waits the longest. */
export async function listOldest(
  db: Database,
  companyId: CompanyId,
  positionIds: readonly PositionId[],
  now: Date,
) {
  if (positionIds.length === 0) return []
  return candidatesInStages(db, companyId)
    .where('candidate.positionId', 'in', positionIds)
    .where('candidate.outcome', 'is', null)
    .distinctOn('candidate.positionId')
    .orderBy('candidate.positionId')
    .orderBy(sql`${days(now)} - ${limitDays}`, (order) => order.desc().nullsLast())
    .orderBy('candidate.stageSince')
    .orderBy('candidate.id')
    .select([
      'candidate.positionId',
      'candidate.id',
      'candidate.name',
      'candidate.nameLatin',
      'candidate.workYears',
      'candidate.isAnonymous',
      'candidate.stageId',
      'stage.names',
      days(now).as('days'),
      limitDays.as('limitDays'),
    ])
    .execute()
}
