import { sql } from 'kysely'
import type { TimelinePart } from '../../../platform/timeline-parts/server/actions/part.ts'

/** Results of others that colleagues added, for readers of that tab. */
export const timeline: TimelinePart = {
  kinds: ['thirdParty'],
  rows(reader) {
    if (!reader.may('thirdComment')) return null
    const { companyId, candidateId } = reader
    return sql`
      select 'outside:' || id, created_at, 'thirdParty', 'people', null::uuid, null::text, '{}'::jsonb
      from third_party_evaluation
      where company_id = ${companyId} and candidate_id = ${candidateId} and deleted_at is null`
  },
}
