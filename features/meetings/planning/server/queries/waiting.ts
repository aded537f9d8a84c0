import { sql } from 'kysely'
import { notComing } from '../../../../candidates/interviews/rules/response.ts'
import type { TodayLook } from '../../../../platform/today-parts/server/actions/part.ts'
import { cancelledPlan } from '../../rules/status.ts'

/**
 * The plans without a time, without offered times and without feedback, of candidates whose application goes on. Due on
 * their day.
 */
export function selectWithoutTime({ viewer: { companyId, accountId }, now }: TodayLook) {
  return sql`
    select plan.id::text as thing, plan.candidate_id, plan.created_at as since,
      plan.interview_date::timestamptz as due,
      jsonb_build_object('round', plan.round_name, 'day', to_char(plan.interview_date, 'YYYY-MM-DD'),
        'interviewers', array(
          select named.name from interview_plan_interviewer as named where named.plan_id = plan.id
          order by named.place limit 5)) as facts
    from interview_plan as plan join candidate as own on own.id = plan.candidate_id
    where plan.company_id = ${companyId} and plan.starts_at is null and plan.status <> ${cancelledPlan}
      and plan.response_status <> all(${[...notComing]}::integer[]) and own.outcome is null
      and (plan.created_by_account_id is null or plan.created_by_account_id = ${accountId})
      and plan.created_at > ${now}::timestamptz - interval '365 days'
      and coalesce(plan.interview_date > ${now}::timestamptz - interval '90 days', true)
      and not exists (select from offered_time where offered_time.plan_id = plan.id and offered_time.state = 'open')
      and not exists (
        select from interview_feedback as said where said.plan_id = plan.id and said.submitted_at is not null)`
}
