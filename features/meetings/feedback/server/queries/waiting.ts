import { sql } from 'kysely'
import { notComing } from '../../../../candidates/interviews/rules/response.ts'
import type { TodayLook } from '../../../../platform/today-parts/server/actions/part.ts'
import { refused } from '../../../planning/rules/receiving.ts'
import { cancelledPlan } from '../../../planning/rules/status.ts'
import { endsAtOf } from '../../../planning/server/queries/taken.ts'
import { feedbackDays, feedbackDueDays } from '../../rules/today.ts'

/** The interviews of an account that have begun and lack its feedback. */
export function selectFeedbackDue({ viewer: { companyId, accountId }, now }: TodayLook) {
  return sql`
    select distinct on (plan.id) plan.id::text as thing, plan.candidate_id, plan.starts_at as since,
      ${endsAtOf('plan')} + ${feedbackDays} * interval '1 day' as due,
      jsonb_build_object('round', plan.round_name, 'isOver', ${endsAtOf('plan')} <= ${now}) as facts
    from interview_plan_interviewer as named
      join interview_plan as plan on plan.id = named.plan_id
      join account as own on own.id = ${accountId}
    where named.company_id = ${companyId}
      and (named.account_id = own.id or named.account_id is null
        and lower(named.external_id) in (own.id::text, lower(own.email)))
      and named.receive_status <> ${refused} and plan.status <> ${cancelledPlan}
      and plan.response_status <> all(${[...notComing]}::integer[])
      and plan.starts_at <= ${now} and plan.starts_at > ${now}::timestamptz - ${feedbackDueDays} * interval '1 day'
      and not exists (
        select from interview_feedback as given
        where given.plan_id = plan.id and given.submitted_at is not null
          and (given.account_id = own.id or given.account_id is null and given.author_name = named.name))
    order by plan.id`
}
