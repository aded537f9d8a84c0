import { sql } from 'kysely'
import type { TodayLook } from '../../../../platform/today-parts/server/actions/part.ts'
import { cameDays, mostCame } from '../../rules/today.ts'

/**
 * AI interviews that were finished lately, and that nobody took up since: the candidate was neither moved, recommended nor
 * evaluated. They stand on Today of the account of the last move, or else of the account that added the candidate, or
 * else of all (decision S203).
 */
export function selectCame({ viewer: { companyId, accountId }, now }: TodayLook) {
  return sql`
    select came.id::text as thing, own.id as candidate_id, came.finished_at as since, null::timestamptz as due,
      jsonb_build_object('name', came.name) as facts
    from (
      select id, candidate_id, name, finished_at from interview
      where company_id = ${companyId} and finished_at <= ${now}
        and finished_at > ${now}::timestamptz - ${cameDays} * interval '1 day'
      order by finished_at desc limit ${mostCame}
    ) as came join candidate as own on own.id = came.candidate_id
    where own.outcome is null
      and coalesce((
        select by_account_id from candidate_move where candidate_id = own.id order by moved_at desc, id desc limit 1
      ), own.added_by_account_id, ${accountId}) = ${accountId}
      and not exists (
        select from candidate_move as moved where moved.candidate_id = own.id and moved.moved_at >= came.finished_at)
      and not exists (
        select from recommendation as asked where asked.candidate_id = own.id and asked.created_at >= came.finished_at)
      and not exists (
        select from evaluation as said where said.candidate_id = own.id and said.created_at >= came.finished_at)`
}
