import { sql } from 'kysely'
import type { TodayLook } from '../../../today-parts/server/actions/part.ts'

/** The mails of a company that could not be sent lately, as one thing: a newer one is another thing. */
export function selectFailedMails({ viewer: { companyId }, now }: TodayLook) {
  return sql`
    select max(mail.id::text) as thing, null::uuid as candidate_id, max(mail.created_at) as since,
      null::timestamptz as due, jsonb_build_object('failed', count(*)) as facts
    from mail
    where mail.company_id = ${companyId} and mail.state = 'failed'
      and mail.created_at > ${now}::timestamptz - interval '14 days'
    having count(*) > 0`
}
