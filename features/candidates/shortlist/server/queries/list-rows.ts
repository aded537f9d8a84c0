import type { Database } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { labels } from '../../../candidates/server/queries.ts'
import type { Look } from '../../rules/look.ts'
import { listed, noFilter } from './filtered-candidates.ts'
import { listedBy, waitingRank, waitingSince } from './listed.ts'
import { withStanding } from './standing.ts'

/** The candidates of a page with all that its table shows, in any order. */
export function listRows(db: Database, look: Look, candidateIds: readonly CandidateId[]) {
  const { companyId, interviewerId, accountId, areAllAnonymous } = look
  const reach = { ...noFilter, companyId, interviewerId, areAllAnonymous, recommendStageId: null }
  return withStanding(listed(db, reach), accountId)
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .leftJoin('candidateSummary as summary', 'summary.candidateId', 'candidate.id')
    .leftJoin('account as actor', 'actor.id', 'summary.activeAccountId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('candidateMove as move')
          .whereRef('move.candidateId', '=', 'candidate.id')
          .whereRef('move.toOutcome', '=', 'candidate.outcome')
          .orderBy('move.movedAt', 'desc')
          .orderBy('move.id', 'desc')
          .limit(1)
          .select(['move.reason', 'move.byAccountId'])
          .as('ending'),
      (join) => join.on('candidate.outcome', 'is not', null),
    )
    .where(sql<boolean>`candidate.id = any(${candidateIds}::uuid[])`)
    .select([
      'candidate.positionId',
      'candidate.stageTypeKind',
      'candidate.outcome',
      'candidate.appliedAt',
      'candidate.updatedAt',
      'given.operateStatus',
      'given.withdrawnAt',
      'given.recommendStageId',
      'position.name as positionName',
      'position.nameLatin as positionNameLatin',
      'position.settings as positionSettings',
      'summary.activeAt',
      'summary.activeAction',
      'summary.activeAccountId',
      'actor.name as actorName',
      labels.as('labels'),
      'candidate.outcomeReasons',
      'ending.reason as endedWhy',
      'ending.byAccountId as endedBy',
    ])
    .execute()
}

export type ListedRow = Awaited<ReturnType<typeof listRows>>[number]

/** The names of the interviewers from whom a feedback is due. */
const dueNames = ({ now }: Look) => sql`array(
  select distinct named.name from interview_plan as plan
    join interview_plan_interviewer as named on named.plan_id = plan.id and named.receive_status <> 2
  where plan.candidate_id = listed.candidate_id and plan.status <> 3 and plan.ends_at < ${now}
    and not exists (
      select from interview_feedback as said where said.plan_id = plan.id and said.submitted_at is not null
        and (said.account_id = named.account_id or said.account_id is null and said.author_name = named.name)
    )
  order by named.name)`

interface WaitingRow {
  readonly candidateId: CandidateId
  /** Place among `waitingValues`. */
  readonly rank: number
  readonly since: Date | null
  /** What the viewer is waited for; null if not at all. */
  readonly own: 'opinion' | 'feedback' | null
  readonly byCandidate: 'time' | 'interview' | null
  /** Interviewers from whom a feedback is due. */
  readonly due: readonly string[]
}

/** Whom the candidates of a page wait for. */
export async function listWaiting(db: Database, look: Look, candidateIds: readonly CandidateId[]) {
  const needs = { mine: candidateIds }
  const { rows } = await sql<WaitingRow>`
    select listed.candidate_id, ${waitingRank(look)} as rank, ${waitingSince(look)} as since, mine.what as own,
      listed.candidate_for as by_candidate,
      case when listed.feedback_from < ${look.now} then ${dueNames(look)} else '{}' end as due
    from ${listedBy(db, look, needs)}
    where listed.company_id = ${look.companyId} and listed.candidate_id = any(${candidateIds}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.candidateId, row]))
}
export type WaitingOf = WaitingRow
