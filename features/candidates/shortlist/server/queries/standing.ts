import { sql } from 'kysely'
import { plansAwaiting } from '../../../../platform/access/server/queries/given.ts'
import { viewAction } from '../../../../platform/audit/rules/entry.ts'
import { personColumns } from '../../../candidates/server/queries.ts'
import type { listed } from './filtered-candidates.ts'

/** An opinion, or a recommendation that waits for one. */
export interface StoredMark {
  readonly accountId: string | null
  readonly name: string
  /** Status of the decision (1 pass, 2 reject, 4 wait); null for none. */
  readonly status: number | null
  /** Whether the account's opinion is asked in the present stage. */
  readonly isAsked: boolean
}

/** The newest import of a candidate or entry of the audit log on them, views left out. */
export const lastActiveAt = sql<Date>`greatest(candidate.updated_at, (
  select entry.at from audit_entry as entry
  where entry.company_id = candidate.company_id and entry.candidate_id = candidate.id
    and entry.action <> ${sql.lit(viewAction)}
  order by entry.sequence desc limit 1))`

/** A recommendation without an answer in the candidate's present stage (decision D14). */
const isAsked = sql`(recommendation.operate_status is null and recommendation.withdrawn_at is null
  and recommendation.recommend_stage_id = candidate.stage_id)`

/**
 * The newest word of each colleague: decisions on recommendations and in evaluations, and recommendations that wait.
 * The wire's 3 of an evaluation is the 4 of a recommendation.
 */
const marks = sql<StoredMark[]>`(
  select coalesce(json_agg(json_build_object(
    'accountId', word.account_id, 'name', word.name, 'status', word.status, 'isAsked', word.is_asked
  ) order by word.name), '[]')
  from (
    select distinct on (who) account_id, name, status, bool_or(said.is_asked) over (partition by who) as is_asked
    from (
      select recommendation.to_account_id::text as who, recommendation.to_account_id as account_id, account.name,
        case when recommendation.operate_status in (1, 2, 4) then recommendation.operate_status end as status,
        ${isAsked} as is_asked, coalesce(recommendation.operated_at, recommendation.created_at) as at
      from recommendation join account on account.id = recommendation.to_account_id
      where recommendation.company_id = candidate.company_id and recommendation.candidate_id = candidate.id
        and (recommendation.operate_status in (1, 2, 4) or ${isAsked})
      union all
      select coalesce(evaluation.account_id::text, evaluation.evaluated_by), evaluation.account_id,
        evaluation.evaluated_by, case evaluation.result when 3 then 4 else evaluation.result end, false,
        evaluation.created_at
      from evaluation
      where evaluation.company_id = candidate.company_id and evaluation.candidate_id = candidate.id
        and evaluation.kind <> 'comprehensive' and evaluation.result in (1, 2, 3)
        and evaluation.withdrawn_at is null
    ) as said
    order by who, status is null, at desc
  ) as word
)`

/** Candidates with what colleagues and the AI say of them: what a board and a list show. */
export function withStanding(query: ReturnType<typeof listed>, accountId: string) {
  return (
    query
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('interview')
            .whereRef('interview.candidateId', '=', 'candidate.id')
            .orderBy('interview.sortIndex', 'desc')
            .limit(1)
            .select(['interview.id', 'interview.status', 'interview.overallScore', 'interview.scoreOutOf'])
            .select(['interview.analysisState', 'interview.isWorkSynced'])
            .as('newest'),
        (join) => join.onTrue(),
      )
      // Without a score there is no line of competencies.
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('positionScore')
            .whereRef('positionScore.interviewId', '=', 'newest.id')
            .whereRef('positionScore.companyId', '=', 'candidate.companyId')
            .where('positionScore.subject', 'like', 'competency:%')
            .select(({ fn }) => [
              fn.min('positionScore.score').as('lowest'),
              fn.max('positionScore.score').as('highest'),
            ])
            .as('competencies'),
        (join) => join.onTrue(),
      )
      .select([
        ...personColumns,
        'candidate.id',
        'candidate.stageId',
        'candidate.stageSince',
        'candidate.isAnonymous',
        'newest.id as interviewId',
        'newest.status as interviewStatus',
        'newest.overallScore',
        'newest.scoreOutOf',
        'newest.analysisState',
        'newest.isWorkSynced',
        'competencies.lowest',
        'competencies.highest',
        marks.as('marks'),
        plansAwaiting(sql`candidate.company_id`, sql`candidate.id`, sql`${accountId}`).as('awaitingPlanIds'),
      ])
  )
}

export type StandingRow = Awaited<ReturnType<ReturnType<typeof withStanding>['execute']>>[number]
