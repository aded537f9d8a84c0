import { sql } from 'kysely'
import { timelineEntries } from '../../../platform/audit/server/queries/timeline-entries.ts'
import type { TimelinePart } from '../../../platform/timeline-parts/server/actions/part.ts'

/**
 * Merges and undone merges, for who may change the candidate: a merge tells of another application. The candidate of the
 * other person has the merge that is in force.
 */
export const timeline: TimelinePart = {
  kinds: ['candidates.merged', 'candidates.unmerged'],
  rows(reader) {
    if (reader.isAnonymous || !reader.acts.has('edit')) return null
    const { companyId, candidateId } = reader
    const kept = timelineEntries(reader, {
      actions: ['candidates.merged', 'candidates.unmerged'],
      group: 'people',
      facts: sql`jsonb_build_object('kind', entry.details->'to'->>'kind')`,
    })
    const merged = sql`
      select 'merge:' || id, merged_at, 'candidates.merged', 'people', by_account_id, null::text,
        jsonb_build_object('kind', kind)
      from person_merge
      where company_id = ${companyId} and merged_id = ${candidateId} and kind = 'person'`
    return sql`${kept} union all ${merged}`
  },
}
