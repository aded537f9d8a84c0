import { type RawBuilder, sql } from 'kysely'
import type { AccountReport } from '../../../platform/access/server/gate/report-access.ts'
import type { TimelinePart } from '../../../platform/timeline-parts/server/actions/part.ts'
import { importedMoment } from '../../../platform/timeline-parts/server/queries.ts'

/** Remarks written here. A held back remark says only that there is an opinion (decision 020). */
function written({ companyId, candidateId, viewer, heldBack }: AccountReport): RawBuilder<unknown> {
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
}

/** Imported remarks, which have no account. The timeline leaves out those without a time. Verdicts (types 1 to 3) in the same document are no remarks. */
function imported({ companyId, candidateId }: AccountReport): RawBuilder<unknown> {
  return sql`
    select 'note:' || md5(said->>'externalId'), ${importedMoment(sql`said->'createdTime'`)},
      'remarked', 'people', null::uuid, said->>'estimateUserName',
      jsonb_build_object('text', said->>'estimateContent', 'isChanged', false, 'isOwn', false)
    from candidate_document cross join lateral jsonb_array_elements(
      case jsonb_typeof(document) when 'array' then document else '[]' end
    ) as said
    where company_id = ${companyId} and candidate_id = ${candidateId} and part = 'remarks'
      and coalesce(said->>'estimateType', '8') not in ('1', '2', '3')`
}

export const timeline: TimelinePart = {
  kinds: ['remarked'],
  rows(reader) {
    if (!reader.may('reportRemark')) return null
    // As in the tab of remarks: nobody's opinion stays out until the own one.
    if (!reader.maySeeOpinionOf(null)) return written(reader)
    return sql`${written(reader)} union all ${imported(reader)}`
  },
}
