import { sql } from 'kysely'
import type { TimelinePart } from '../../../platform/timeline-parts/server/actions/part.ts'

/** Remarks written here. One that is held back says only that there is an opinion (decision 020). */
export const timeline: TimelinePart = {
  kinds: ['remarked'],
  rows(reader) {
    if (!reader.may('reportRemark')) return null
    const { companyId, candidateId, viewer, heldBack } = reader
    const held = sql<boolean>`(${heldBack.opinions} and remark.account_id <> ${viewer.accountId})`
    return sql`
      select case when ${held} then 'opinion:' else 'remark:' end || remark.id, remark.created_at,
        case when ${held} then 'covered' else 'remarked' end, 'people', remark.account_id, remark.written_by,
        case when ${held} then '{}'::jsonb else jsonb_build_object(
          'id', remark.id, 'text', remark.content, 'revision', remark.revision,
          'isChanged', remark.changed_at is not null, 'isOwn', remark.account_id = ${viewer.accountId}
        ) end
      from remark
      where company_id = ${companyId} and candidate_id = ${candidateId} and deleted_at is null`
  },
}
