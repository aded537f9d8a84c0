import { sql } from 'kysely'
import type { TimelinePart } from '../../../platform/timeline-parts/server/actions/part.ts'

/** Views of the report, one entry for each account and day of the company, for readers of its list of viewings. */
export const timeline: TimelinePart = {
  kinds: ['viewed'],
  rows(reader) {
    if (!reader.acts.has('readViewings')) return null
    const { companyId, candidateId } = reader
    return sql`
      select 'view:' || min(id::text), max(began_at), 'viewed', 'people', account_id, null::text,
        jsonb_build_object('times', count(*), 'viewedMs', sum(viewed_ms))
      from report_viewing where company_id = ${companyId} and candidate_id = ${candidateId}
      group by account_id,
        (began_at at time zone (select time_zone from company where id = ${companyId}))::date`
  },
}
