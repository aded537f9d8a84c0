import type { Database } from '@candor/db/database'
import { type RawBuilder, sql } from 'kysely'
import { placesOf } from '../../../stages/server/queries/places.ts'
import type { Look } from '../../rules/look.ts'
import { decisiveRecommendations } from './filtered-candidates.ts'

/** What a statement needs beside the summaries. */
export interface Needs {
  /** The candidates that wait for the viewer: all, of `withMine`, or those among some. */
  readonly mine?: true | readonly string[]
  /** The stages of each position, with their places and limits. */
  readonly places?: boolean
  /** Wire id of the stage whose recommendations decide the state; null for the newest of any stage. */
  readonly recommendStageId?: string | null
}

const ids = (list: readonly string[]) => sql`${[...list]}::uuid[]`

/** Whether a candidate is covered until the viewer's own opinion. */
export function isCovered({ coveredIds }: Look): RawBuilder<boolean> {
  return coveredIds.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`listed.candidate_id = any(${ids(coveredIds)})`
}

/** The score of a candidate as far as the viewer may see it, on a scale of five. */
export function visibleScore(look: Look): RawBuilder<number | null> {
  if (!look.mayReadScores) return sql<null>`null::double precision`
  const hidden = [
    ...(look.unscoredIds.length > 0 ? [sql`listed.position_id = any(${ids(look.unscoredIds)})`] : []),
    ...(look.areScoresCovered && look.coveredIds.length > 0 ? [isCovered(look)] : []),
  ]
  return hidden.length === 0
    ? sql<number | null>`listed.score`
    : sql<number | null>`case when ${sql.join(hidden, sql` or `)} then null else listed.score end`
}

/** Whether the state of a candidate comes from few recommendations instead of the summary. */
const hasGiven = ({ interviewerId }: Look, { recommendStageId = null }: Needs) =>
  interviewerId !== null || recommendStageId !== null

/** Whether a statement reads the summaries alone. */
export const readsSummaries = (look: Look) => !hasGiven(look, {})

/** The state of a candidate: the same rule as `cellState`. */
export function stateOf(look: Look, needs: Needs): RawBuilder<string> {
  return hasGiven(look, needs)
    ? sql<string>`case given.operate_status when 1 then 'pass' when 2 then 'reject' when 4 then 'wait' else
        case when given.withdrawn_at is not null or given.recommend_stage_id <> listed.stage_id
          or listed.outcome is not null then 'invalid' else 'notOperated' end end`
    : sql<string>`listed.state`
}

export function recommendStatusOf(look: Look, needs: Needs): RawBuilder<number | null> {
  return hasGiven(look, needs) ? sql`given.recommend_status` : sql`listed.recommend_status`
}

/** Candidates that wait for the viewer, each with the first thing that is waited for. */
function mine({ companyId, accountId, now }: Look, wanted: true | readonly string[]) {
  const among = (column: string) =>
    wanted === true ? sql`` : sql` and ${sql.ref(column)} = any(${ids(wanted)})`
  return sql`
    select distinct on (candidate_id) candidate_id, what, since from (
      select asked.candidate_id, 'opinion' as what, asked.created_at as since
      from recommendation as asked join candidate_summary as own on own.candidate_id = asked.candidate_id
      where asked.company_id = ${companyId} and asked.to_account_id = ${accountId}
        and asked.operate_status is null and asked.withdrawn_at is null
        and asked.recommend_stage_id = own.stage_id and own.outcome is null${among('asked.candidateId')}
      union all
      select plan.candidate_id, 'feedback', plan.ends_at
      from interview_plan_interviewer as named
        join interview_plan as plan on plan.id = named.plan_id
        join candidate_summary as own on own.candidate_id = plan.candidate_id
      where named.company_id = ${companyId} and named.account_id = ${accountId} and named.receive_status <> 2
        and plan.status <> 3 and plan.ends_at < ${now} and own.outcome is null${among('plan.candidateId')}
        and not exists (
          select from interview_feedback as said where said.plan_id = plan.id and said.submitted_at is not null
            and (said.account_id = named.account_id or said.account_id is null and said.author_name = named.name)
        )
    ) as waited order by candidate_id, since`
}

const mineOf = (look: Look, wanted: true | readonly string[]) =>
  wanted === true ? sql`own_turn` : sql`(${mine(look, wanted)})`

/** Whether a candidate waits for a colleague, as far as the viewer sees it; null for no. */
export const isOfColleague = ({ seesAsked, now }: Look) =>
  seesAsked
    ? sql<boolean>`(listed.asked_since is not null or listed.feedback_from < ${now})`
    : sql<boolean>`false`

/** Since when a colleague is waited for, where one is. */
export const colleagueSince = sql<Date>`least(listed.asked_since, listed.feedback_from)`

/** Since when the candidate is waited for. */
export const candidateSince = sql<Date | null>`listed.candidate_since`

/** Whether a candidate waits for the viewer. Asked without a join, it leaves an order to its index. */
export function isMine(look: Look): RawBuilder<boolean> {
  return sql<boolean>`(listed.candidate_id in (select candidate_id from (${mine(look, true)}) as own_turn))`
}

/** Before a statement that needs all that wait for the viewer: they are found once. */
export const withMine = (look: Look) => sql`with own_turn as materialized (${mine(look, true)})`

/** The same as `isMine` after `withMine`. */
export const isOwnTurn = sql<boolean>`(listed.candidate_id in (select candidate_id from own_turn))`

/** Whom a candidate waits for, as its place among `waitingValues`. */
export function waitingRank(
  look: Look,
  isOwn: RawBuilder<boolean> = sql<boolean>`mine.candidate_id is not null`,
): RawBuilder<number> {
  return sql<number>`case when ${isOwn} then 0
    when ${isOfColleague(look)} then 1 when ${candidateSince} is not null then 2 else 3 end`
}

export function waitingSince(look: Look): RawBuilder<Date | null> {
  return sql<Date | null>`coalesce(
    mine.since, case when ${isOfColleague(look)} then ${colleagueSince} end, ${candidateSince})`
}

/** Whether a candidate can be over the limit of its stage. */
export const hasLimit = sql<boolean>`(listed.outcome is null and listed.stage_since is not null
  and place.limit_days is not null)`

/** When a candidate is over the limit of its stage, where it has one. */
export const lateFrom = sql<Date>`(listed.stage_since + place.limit_days * interval '1 day')`

/** The stages of each position beside their candidates, as `place`. The text stands after `from`. */
export const besidePlaces = (look: Look, candidates: RawBuilder<unknown>) =>
  sql`(${placesOf(look.companyId)}) as place cross join lateral (${candidates}) as of_place`

/** Whether a candidate is in a stage of `besidePlaces`. */
export const isOfPlace = sql<boolean>`(listed.position_id = place.position_id and listed.stage_id = place.wire_id)`

/**
 * The summaries that a viewer can reach. Those of an interviewer are few and found first: `offset 0` keeps the planner
 * from testing a filter on all candidates of the company.
 */
function summariesOf({ companyId, interviewerId }: Look): RawBuilder<unknown> {
  return interviewerId === null
    ? sql`candidate_summary`
    : sql`(select summary.* from candidate_summary as summary where summary.candidate_id in (
        select candidate_id from recommendation
        where company_id = ${companyId} and to_account_id = ${interviewerId}) offset 0)`
}

/** The candidates that a viewer reaches, as `listed`, with the needed joins. The text stands after `from`. */
export function listedBy(db: Database, look: Look, needs: Needs): RawBuilder<unknown> {
  const { companyId, interviewerId } = look
  const { recommendStageId = null } = needs
  const given = hasGiven(look, needs)
    ? sql` join (${decisiveRecommendations(db, { companyId, interviewerId, recommendStageId })}) as given
        on given.candidate_id = listed.candidate_id${interviewerId === null ? sql`` : sql` and given.is_live`}`
    : sql``
  return sql`${summariesOf(look)} as listed${given}
    ${needs.mine ? sql`left join ${mineOf(look, needs.mine)} as mine on mine.candidate_id = listed.candidate_id` : sql``}
    ${
      needs.places
        ? sql`left join (${placesOf(look.companyId)}) as place
            on place.position_id = listed.position_id and place.wire_id = listed.stage_id`
        : sql``
    }`
}
