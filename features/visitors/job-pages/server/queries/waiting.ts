import { sql } from 'kysely'
import type { TodayLook } from '../../../../platform/today-parts/server/actions/part.ts'

/** The applications that nobody took up: the candidate was neither moved nor recommended. Due as the page promises. */
export function selectApplications({ viewer: { companyId } }: TodayLook) {
  return sql`
    select sent.id::text as thing, sent.candidate_id, sent.sent_at as since,
      sent.sent_at + coalesce(page.answer_days, 5) * interval '1 day' as due,
      jsonb_build_object('asksForPerson', sent.asks_for_person, 'note', left(sent.note, 500),
        'answerDays', coalesce(page.answer_days, 5)) as facts
    from job_application as sent
      join candidate as own on own.id = sent.candidate_id
      left join job_page as page on page.position_id = sent.position_id
    where sent.company_id = ${companyId} and own.outcome is null
      and not exists (select from candidate_move as moved where moved.candidate_id = own.id and moved.moved_at >= sent.sent_at)
      and not exists (
        select from recommendation as asked where asked.company_id = ${companyId} and asked.candidate_id = own.id)`
}
