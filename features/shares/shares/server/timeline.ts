import { sql } from 'kysely'
import type { TimelinePart } from '../../../platform/timeline-parts/server/actions/part.ts'

/** Shares of the report: made, first opened, revoked. For accounts that share it. */
export const timeline: TimelinePart = {
  kinds: ['share.made', 'share.opened', 'share.revoked'],
  rows(reader) {
    if (!reader.acts.has('share')) return null
    const { companyId, candidateId } = reader
    const shares = sql`share_grant where company_id = ${companyId} and candidate_id = ${candidateId} and not is_preview`
    const facts = sql`jsonb_build_object('to', to_address, 'note', note)`
    return sql`
      select 'shared:' || id, created_at, 'share.made', 'people', by_account_id, null::text, ${facts} from ${shares}
      union all
      select 'opened:' || id, first_viewed_at, 'share.opened', 'people', null::uuid, null::text, ${facts} from ${shares}
        and first_viewed_at is not null
      union all
      select 'revoked:' || id, revoked_at, 'share.revoked', 'people', revoked_by_account_id, null::text, ${facts}
      from ${shares} and revoked_at is not null`
  },
}
