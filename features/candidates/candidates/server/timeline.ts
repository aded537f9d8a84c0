import { type RawBuilder, sql } from 'kysely'
import { reachesAllCandidates } from '../../../platform/access/rules/reach.ts'
import type { AccountReport } from '../../../platform/access/server/gate/report-access.ts'
import { timelineEntries } from '../../../platform/audit/server/queries/timeline-entries.ts'
import type { TimelinePart } from '../../../platform/timeline-parts/server/actions/part.ts'

/** The application, how the candidate came in, and labels. */
function rows(reader: AccountReport): RawBuilder<unknown> {
  const { companyId, candidateId, viewer } = reader
  const applied = sql`
    select 'applied:' || id, applied_at, 'applied', 'candidate', null::uuid, null::text,
      jsonb_build_object('source', source)
    from candidate where company_id = ${companyId} and id = ${candidateId}`
  const imported = timelineEntries(reader, {
    actions: ['bundle.imported'],
    group: 'machine',
    facts: sql`jsonb_build_object('isNew', entry.details->'to'->'isNew', 'interviews', entry.details->'to'->'interviews')`,
  })
  const added = timelineEntries(reader, {
    actions: ['candidate.added'],
    group: 'people',
    facts: sql`jsonb_build_object('way', entry.details->'to'->>'way')`,
  })
  // Interviewers are not told of colleagues' labels (decision S158).
  const labelled = timelineEntries(reader, {
    actions: ['label.changed'],
    group: 'people',
    by: reachesAllCandidates(viewer.userType) ? undefined : viewer.accountId,
    facts: sql`jsonb_build_object('label', coalesce(entry.details->>'subject', ''), 'isSet', coalesce(entry.details->>'to', '') <> '')`,
  })
  return sql`${applied} union all ${imported} union all ${added} union all ${labelled}`
}

export const timeline: TimelinePart = {
  kinds: ['applied', 'bundle.imported', 'candidate.added', 'label.changed'],
  rows,
}
