import { sql } from 'kysely'
import type { TodayLook } from '../../../../platform/today-parts/server/actions/part.ts'
import { placesOf } from './places.ts'

/** The people who are in their stage for more whole days than its limit. */
export function selectPastLimit({ viewer: { companyId }, now }: TodayLook) {
  return sql`
    select md5(own.candidate_id || ' ' || floor(extract(epoch from own.stage_since))) as thing, own.candidate_id,
      own.stage_since as since, own.stage_since + place.limit_days * interval '1 day' as due,
      jsonb_build_object('stageId', own.stage_id, 'names', place.names, 'limitDays', place.limit_days,
        'days', floor(extract(epoch from ${now}::timestamptz - own.stage_since) / 86400)) as facts
    from candidate_summary as own
      join (${placesOf(companyId)}) as place on place.position_id = own.position_id and place.wire_id = own.stage_id
    where own.company_id = ${companyId} and own.outcome is null and place.limit_days is not null
      and own.stage_since <= ${now}::timestamptz - (place.limit_days + 1) * interval '1 day'`
}
