import { type RawBuilder, sql } from 'kysely'
import type { AccountReport } from '../../../platform/access/server/gate/report-access.ts'
import { timelineEntries } from '../../../platform/audit/server/queries/timeline-entries.ts'
import {
  readsColleaguesOpinions,
  type TimelinePart,
} from '../../../platform/timeline-parts/server/actions/part.ts'

/** The most remarks of one recommendation that an entry tells: the first ones. */
const maxNotes = 5

/** Whether the opinion of an account is told to the reader (decision S166). */
function seen(reader: AccountReport, account: RawBuilder<unknown>): RawBuilder<boolean> {
  const readsAll = readsColleaguesOpinions(reader) && !reader.heldBack.opinions
  return sql<boolean>`(${readsAll} or ${account} = ${reader.viewer.accountId})`
}

/** Recommendations with their notes and answers, reminders, and recommendations that were taken back. */
function rows(reader: AccountReport): RawBuilder<unknown> {
  const { companyId, candidateId, viewer } = reader
  const asked = sql`recommendation as asked
      join account as colleague on colleague.id = asked.to_account_id
    where asked.company_id = ${companyId} and asked.candidate_id = ${candidateId}
      and asked.by_account_id is distinct from asked.to_account_id`
  const notes = sql`(
      select coalesce(jsonb_agg(note.content order by note.created_at, note.id), '[]') from (
        select * from recommendation_remark where recommendation_id = asked.id
          and (asked.to_account_id = ${viewer.accountId} or ${seen(reader, sql`recommendation_remark.by_account_id`)})
        order by created_at, id limit ${maxNotes}
      ) as note
    )`
  const reminded = timelineEntries(reader, {
    actions: ['recommendation.reminded'],
    group: 'people',
    facts: sql`jsonb_build_object('to', coalesce(entry.details->>'subject', ''))`,
  })
  const accepted = timelineEntries(reader, {
    actions: ['recommendation.answered'],
    group: 'people',
    facts: sql`'{}'::jsonb`,
    where: sql<boolean>`entry.details->'to'->>'answer' = 'accept'`,
  })
  return sql`
    select 'asked:' || asked.id, asked.created_at, 'recommended',
      case when asked.by_account_id is null then 'machine' else 'people' end, asked.by_account_id, null::text,
      jsonb_build_object(
        'to', colleague.name, 'isToReader', asked.to_account_id = ${viewer.accountId}, 'notes', ${notes},
        'id', asked.id
      )
    from ${asked}
    union all
    select 'declined:' || asked.id, coalesce(asked.operated_at, asked.withdrawn_at), 'declined', 'people',
      asked.to_account_id, null::text, '{}'::jsonb
    from ${asked} and coalesce(asked.operated_at, asked.withdrawn_at) is not null and asked.answered_here = 'refused'
      and asked.operate_status is null
    union all
    select 'taken:' || asked.id, asked.withdrawn_at, 'recommendation.withdrawn', 'people',
      asked.withdrawn_by_account_id, null::text, jsonb_build_object('to', colleague.name)
    from ${asked} and asked.withdrawn_at is not null and asked.withdrawn_by_account_id is not null
    union all ${reminded} union all ${accepted}`
}

export const timeline: TimelinePart = {
  kinds: [
    'recommended',
    'declined',
    'recommendation.answered',
    'recommendation.withdrawn',
    'recommendation.reminded',
  ],
  rows,
}
