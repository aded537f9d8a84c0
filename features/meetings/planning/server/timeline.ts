import { type RawBuilder, sql } from 'kysely'
import type { AccountReport } from '../../../platform/access/server/gate/report-access.ts'
import { timelineEntries } from '../../../platform/audit/server/queries/timeline-entries.ts'
import type { TimelinePart } from '../../../platform/timeline-parts/server/actions/part.ts'

const round = sql`'round', coalesce(entry.details->>'subject', '')`

/** A time of the log as epoch milliseconds; null for any other text. */
const time = (side: 'from' | 'to') => sql`case when entry.details->>${side} ~ '^\\d{4}-\\d\\d-\\d\\dT'
  then floor(extract(epoch from (entry.details->>${side})::timestamptz) * 1000) end`

/** Planned interviews: made, changed, cancelled, and what people answered. For readers of the interview plan. */
function rows(reader: AccountReport): RawBuilder<unknown> {
  const { companyId, candidateId } = reader
  const changed = timelineEntries(reader, {
    actions: ['plan.changed', 'plan.cancelled'],
    group: 'people',
    facts: sql`jsonb_build_object(${round}, 'from', ${time('from')}, 'to', ${time('to')})`,
  })
  const answered = timelineEntries(reader, {
    actions: ['time.offered', 'time.chosen', 'plan.answered', 'invitation.answered'],
    group: 'people',
    isOfCandidate: true,
    facts: sql`jsonb_build_object(${round}, 'answer', case jsonb_typeof(entry.details->'to') when 'number' then entry.details->'to' end)`,
  })
  return sql`
    select 'plan:' || id, created_at, 'planned',
      case when created_by_account_id is null and created_by_name is null then 'machine' else 'people' end,
      created_by_account_id, created_by_name,
      jsonb_build_object('round', round_name, 'startsAt', floor(extract(epoch from starts_at) * 1000))
    from interview_plan where company_id = ${companyId} and candidate_id = ${candidateId}
    union all ${changed} union all ${answered}`
}

export const timeline: TimelinePart = {
  kinds: [
    'planned',
    'plan.changed',
    'plan.cancelled',
    'time.offered',
    'time.chosen',
    'plan.answered',
    'invitation.answered',
  ],
  rows: (reader) => (reader.may('planInterview') ? rows(reader) : null),
}
