import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { plansAwaiting } from '../../../../platform/access/server/queries/given.ts'
import { viewAction } from '../../../../platform/audit/rules/entry.ts'
import { labels, personColumns } from '../../../candidates/server/queries.ts'
import type { Cursor } from '../../rules/cursor.ts'
import { type CandidateFilter, type ListedAt, listed, type SqlFilter } from './filtered-candidates.ts'

type Side = 'after' | 'before'

/** The list from a position on, newest application first; `before` goes backwards. */
function from(db: Database, filter: SqlFilter, cursor: Cursor | ListedAt | null, side: Side) {
  const sign = side === 'after' ? sql`<` : sql`>`
  const direction = side === 'after' ? 'desc' : 'asc'
  return listed(db, filter)
    .$if(cursor !== null, (query) =>
      query.where(
        sql<boolean>`(candidate.applied_at, candidate.id) ${sign} (${cursor?.appliedAt}::timestamptz, ${cursor?.candidateId}::uuid)`,
      ),
    )
    .orderBy('candidate.appliedAt', direction)
    .orderBy('candidate.id', direction)
}

export function withCell(query: ReturnType<typeof listed>) {
  return query
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('interview')
          .whereRef('interview.candidateId', '=', 'candidate.id')
          .orderBy('interview.sortIndex', 'desc')
          .limit(1)
          .select(['interview.id', 'interview.status', 'interview.overallScore'])
          .select(['interview.scoreOutOf', 'interview.analysisState', 'interview.isWorkSynced'])
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select([
      'candidate.id',
      'candidate.stageId',
      'candidate.stageTypeKind',
      'candidate.outcome',
      'candidate.appliedAt',
      'given.operateStatus',
      'given.withdrawnAt',
      'given.recommendStageId',
      'newest.id as interviewId',
      'newest.status as interviewStatus',
      'newest.overallScore',
    ])
}

/** The newest import of a candidate or entry of the audit log on them, views left out. */
const lastActiveAt = sql<Date>`greatest(candidate.updated_at, (
  select entry.at from audit_entry as entry
  where entry.company_id = candidate.company_id and entry.candidate_id = candidate.id
    and entry.action <> ${sql.lit(viewAction)}
  order by entry.sequence desc limit 1))`

/** One page of the list with all that its table shows, in one query. */
export function listCandidates(
  db: Database,
  filter: CandidateFilter,
  { accountId, cursor, limit }: { accountId: AccountId; cursor: Cursor | null; limit: number },
) {
  return withCell(from(db, filter, cursor, 'after'))
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .select([
      ...personColumns,
      'candidate.isAnonymous',
      'position.name as positionName',
      'position.nameLatin as positionNameLatin',
      'position.settings as positionSettings',
      'newest.scoreOutOf',
      'newest.analysisState',
      'newest.isWorkSynced',
      labels.as('labels'),
      lastActiveAt.as('lastActiveAt'),
      plansAwaiting(sql`candidate.company_id`, sql`candidate.id`, sql`${accountId}`).as('awaitingPlanIds'),
    ])
    .limit(limit)
    .execute()
}

/** The query of the cells on one side of a place, nearest first. */
export function cellsBeside(db: Database, filter: SqlFilter, at: ListedAt, side: Side, limit: number) {
  return withCell(from(db, filter, at, side)).limit(limit)
}

/** The query of the cell of a candidate, if it is among the viewer's candidates. */
export function cellOf(db: Database, filter: SqlFilter, candidateId: CandidateId) {
  return withCell(from(db, filter, null, 'after')).where('candidate.id', '=', candidateId)
}

export type CellRow = Awaited<ReturnType<ReturnType<typeof cellOf>['execute']>>[number]
export type ListRow = Awaited<ReturnType<typeof listCandidates>>[number]
