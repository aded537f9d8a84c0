import { sql } from 'kysely'
import { isAdministrator } from '../../access/rules/acts.ts'
import type { TimelinePart } from '../../timeline-parts/server/actions/part.ts'

/** Mails about the candidate, for administrators: they alone read the company's mail. */
export const timeline: TimelinePart = {
  kinds: ['mailed'],
  rows(reader) {
    if (!isAdministrator(reader.viewer.userType)) return null
    const { companyId, candidateId } = reader
    return sql`
      select 'mail:' || id, coalesce(sent_at, created_at), 'mailed', 'mail', null::uuid, null::text,
        jsonb_build_object('subject', subject, 'to', case when is_address_hidden then null else to_address end, 'state', state)
      from mail where company_id = ${companyId} and candidate_ids <> '{}' and candidate_ids @> array[${candidateId}]::uuid[]
        and not is_for_owner_alone`
  },
}
