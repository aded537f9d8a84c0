import { sql } from 'kysely'
import { isAdministrator } from '../../../../platform/access/rules/acts.ts'
import type { TodayLook } from '../../../../platform/today-parts/server/actions/part.ts'

/** The drops with resumes that could not be read or added, of an account, or for administrators of all. */
export function selectFailedDrops({ viewer: { companyId, accountId, userType }, now }: TodayLook) {
  const isOwn = isAdministrator(userType) ? sql`true` : sql`given.account_id = ${accountId}`
  return sql`
    select given.id || ' ' || count(*) filter (where dropped.state = 'failed') as thing, null::uuid as candidate_id,
      given.created_at as since, null::timestamptz as due,
      jsonb_build_object('dropId', given.id, 'positionId', given.position_id, 'position', place.name,
        'positionLatin', place.name_latin, 'all', count(*),
        'failed', count(*) filter (where dropped.state = 'failed')) as facts
    from resume_drop as given
      join position as place on place.id = given.position_id
      join resume_drop_file as dropped on dropped.drop_id = given.id
    where given.company_id = ${companyId} and ${isOwn} and given.expires_at > ${now}
    group by given.id, place.id
    having count(*) filter (where dropped.state = 'failed') > 0`
}
