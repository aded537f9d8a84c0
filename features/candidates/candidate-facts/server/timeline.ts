import { sql } from 'kysely'
import type { TimelinePart } from '../../../platform/timeline-parts/server/actions/part.ts'
import { readsRecord, shownFields } from '../rules/person-facts.ts'

/**
 * Changed facts, for readers of the record; those of one act are one entry. It names fields that the reader may see, and
 * no values.
 */
export const timeline: TimelinePart = {
  kinds: ['facts.changed'],
  rows({ companyId, candidateId, isAnonymous, viewer: { userType } }) {
    if (!readsRecord(userType)) return null
    const fields = shownFields({ isAnonymous, userType })
    return sql`
      select 'facts:' || min(edit.id::text), edit.changed_at, 'facts.changed',
        case when edit.is_by_candidate then 'candidate' when edit.by_account_id is null then 'machine' else 'people' end,
        edit.by_account_id, null::text, jsonb_build_object('fields', jsonb_agg(distinct edit.field))
      from candidate_edit as edit
      where edit.company_id = ${companyId} and edit.candidate_id = ${candidateId} and edit.field = any(${fields}::text[])
      group by edit.changed_at, edit.by_account_id, edit.is_by_candidate`
  },
}
