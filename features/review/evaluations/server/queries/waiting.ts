import { sql } from 'kysely'
import type { TodayLook } from '../../../../platform/today-parts/server/actions/part.ts'
import { decisionDays } from '../../rules/today.ts'

/** The questions of an account in the present stage of its candidates: when the last answer came, unless one is open. */
const answered = ({ viewer: { companyId, accountId } }: TodayLook) => sql`
  select asked.candidate_id, max(coalesce(asked.operated_at, asked.created_at)) as ready_at, count(*)::int as answers, 0 as feedbacks
  from recommendation as asked join candidate as own on own.id = asked.candidate_id
  where asked.company_id = ${companyId} and asked.recommend_stage_id = own.stage_id and own.outcome is null
    and asked.withdrawn_at is null and asked.by_account_id is distinct from asked.to_account_id
    and asked.candidate_id in (
      select candidate_id from recommendation where by_account_id = ${accountId} and company_id = ${companyId})
  group by asked.candidate_id
  having bool_or(asked.by_account_id = ${accountId}) and bool_and(coalesce(asked.operate_status in (1, 2, 4), false))`

/** The rounds that an account planned in the present stage: when the last feedback came, unless one is missing. */
const fedBack = ({ viewer: { companyId, accountId }, now }: TodayLook) => sql`
  select plan.candidate_id, max(said.submitted_at), 0, count(distinct said.id)::int
  from interview_plan as plan
    join candidate as own on own.id = plan.candidate_id
    join interview_plan_interviewer as named on named.plan_id = plan.id and named.receive_status <> 2
    left join interview_feedback as said on said.plan_id = plan.id and said.submitted_at is not null
      and (said.account_id = named.account_id or said.account_id is null and said.author_name = named.name)
  where plan.company_id = ${companyId} and plan.status <> 3 and plan.response_status not in (2, 3)
    and own.outcome is null and plan.starts_at >= own.stage_since
    and plan.candidate_id in (
      select candidate_id from interview_plan where company_id = ${companyId} and created_by_account_id = ${accountId})
  group by plan.candidate_id
  having bool_or(plan.created_by_account_id = ${accountId}) and bool_and(said.id is not null)
    and bool_and(plan.starts_at <= ${now})`

/**
 * The candidates about whom an account asked or planned, all answers are in, and nobody of HR decided since.
 *
 * Where an own opinion is still owed, that comes first.
 */
export function selectDecisionsDue(look: TodayLook) {
  const { viewer, coveredIds } = look
  return sql`
    select md5(own.id || ' ' || own.stage_id) as thing, own.id as candidate_id, max(ready.ready_at) as since,
      max(ready.ready_at) + ${decisionDays} * interval '1 day' as due,
      jsonb_build_object('answers', max(ready.answers), 'feedbacks', max(ready.feedbacks)) as facts
    from (${answered(look)} union all ${fedBack(look)}) as ready
      join candidate as own on own.id = ready.candidate_id
    where ready.ready_at is not null and not own.id = any(${[...coveredIds]}::uuid[])
    group by own.id, own.stage_id, own.stage_since
    having not exists (
      select from evaluation as decided join account as decider on decider.id = decided.account_id
      where decided.company_id = ${viewer.companyId} and decided.candidate_id = own.id
        and decider.user_type not in ('interviewer', 'read') and decided.result in (1, 2, 3) and decided.withdrawn_at is null
        and decided.created_at >= own.stage_since
        and (decided.account_id = ${viewer.accountId} or not exists (
          select from recommendation as asked
          where asked.candidate_id = own.id and asked.to_account_id = decided.account_id
            and asked.recommend_stage_id = own.stage_id)))`
}
