import { sql } from 'kysely'
import type { TimelinePart } from '../../../platform/timeline-parts/server/actions/part.ts'

/** Views of the report, for readers of its list of viewings. */
export const timeline: TimelinePart = {
  kinds: ['viewed'],
  rows(reader) {
    if (!reader.acts.has('readViewings')) return null
    const { companyId, candidateId } = reader
    return sql`
      select 'view:' || id, began_at, 'viewed', 'people', account_id, null::text,
        jsonb_build_object('viewedMs', viewed_ms)
      from report_viewing where company_id = ${companyId} and candidate_id = ${candidateId}`
  },
}
