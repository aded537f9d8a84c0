import { sql } from 'kysely'
import type { TodayLook } from '../../../../platform/today-parts/server/actions/part.ts'
import { maxAskedNotes } from '../../contract/asked.ts'
import { answerDays, reviewDays } from '../../rules/today.ts'

/** The opinions that an account is asked for, in the present stage of candidates whose application goes on. */
export function selectReviews({ viewer: { companyId, accountId } }: TodayLook) {
  return sql`
    select asked.id::text as thing, asked.candidate_id, asked.created_at as since,
      asked.created_at + ${reviewDays} * interval '1 day' as due,
      jsonb_build_object(
        'isAccepted', asked.recommend_status = 1, 'stageId', asked.recommend_stage_id, 'by', giver.name,
        'givenAt', floor(extract(epoch from asked.created_at) * 1000),
        'notes', (
          select coalesce(jsonb_agg(jsonb_build_object('by', author.name, 'text', remark.content)
            order by remark.created_at, remark.id), '[]')
          from (
            select * from recommendation_remark where recommendation_id = asked.id
            order by created_at desc, id desc limit ${maxAskedNotes}
          ) as remark left join account as author on author.id = remark.by_account_id)
      ) as facts
    from recommendation as asked
      join candidate as own on own.id = asked.candidate_id
      left join account as giver on giver.id = asked.by_account_id
    where asked.company_id = ${companyId} and asked.to_account_id = ${accountId}
      and asked.operate_status is null and asked.withdrawn_at is null
      and asked.by_account_id is distinct from asked.to_account_id
      and asked.recommend_stage_id = own.stage_id and own.outcome is null`
}

const isAnswered = sql`(asked.operate_status in (1, 2, 4) or asked.answered_here = 'refused')`

/** What colleagues answered to an account lately. An answer that the account may not see yet is covered. */
export function selectAnswers({ viewer, mayReadOpinions, coveredIds, now }: TodayLook) {
  const { companyId, accountId } = viewer
  const isCovered = mayReadOpinions
    ? sql`asked.candidate_id = any(${[...coveredIds]}::uuid[])`
    : sql`asked.operate_status is not null`
  return sql`
    select asked.id::text as thing, asked.candidate_id, answered.at as since, null::timestamptz as due,
      case when ${isCovered}
        then jsonb_build_object('by', colleague.name, 'state', 'covered', 'text', '')
        else jsonb_build_object('by', colleague.name,
          'state', case asked.operate_status when 1 then 'pass' when 2 then 'reject' when 4 then 'wait' else 'declined' end,
          'text', coalesce((
            select said.content from evaluation as said
            where said.candidate_id = asked.candidate_id and said.account_id = asked.to_account_id
              and said.kind in ('overall', 'resume') and said.created_at = answered.at and said.withdrawn_at is null
            order by said.id desc limit 1), ''))
      end as facts
    from recommendation as asked
      join account as colleague on colleague.id = asked.to_account_id
      cross join lateral (select coalesce(asked.operated_at, asked.withdrawn_at) as at) as answered
    where asked.company_id = ${companyId} and asked.by_account_id = ${accountId} and asked.to_account_id <> ${accountId}
      and ${isAnswered} and answered.at > ${now}::timestamptz - ${answerDays} * interval '1 day'`
}
