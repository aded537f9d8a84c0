import { sql } from 'kysely'
import { isAdministrator } from '../../../../platform/access/rules/acts.ts'
import type { TodayLook } from '../../../../platform/today-parts/server/actions/part.ts'

/** The tables with rows that could not be added, of an account, or for administrators of all. */
export function selectFailedTables({ viewer: { companyId, accountId, userType }, now }: TodayLook) {
  const isOwn = isAdministrator(userType) ? sql`true` : sql`given.account_id = ${accountId}`
  return sql`
    select given.id || ' ' || count(*) as thing, null::uuid as candidate_id, given.created_at as since,
      null::timestamptz as due,
      jsonb_build_object('importId', given.id, 'positionId', given.position_id, 'table', given.name,
        'failed', count(*)) as facts
    from table_import as given
      join table_import_row as failed on failed.import_id = given.id and failed.state = 'failed'
    where given.company_id = ${companyId} and ${isOwn} and given.expires_at > ${now}
    group by given.id`
}
