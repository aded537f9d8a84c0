import { sql } from 'kysely'
import type { TimelinePart } from '../../../platform/timeline-parts/server/actions/part.ts'

/** AI interviews that the candidate began and finished. */
export const timeline: TimelinePart = {
  kinds: ['interview.began', 'interview.finished'],
  rows(reader) {
    if (!reader.may('reportAIInterview')) return null
    const { companyId, candidateId } = reader
    return sql`
      select 'began:' || id, began_at, 'interview.began', 'candidate', null::uuid, null::text,
        jsonb_build_object('name', name)
      from interview where company_id = ${companyId} and candidate_id = ${candidateId} and began_at is not null
      union all
      select 'finished:' || id, finished_at, 'interview.finished', 'candidate', null::uuid, null::text,
        jsonb_build_object('name', name, 'usedSeconds', used_seconds)
      from interview where company_id = ${companyId} and candidate_id = ${candidateId} and finished_at is not null`
  },
}
