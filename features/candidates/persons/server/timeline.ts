import { sql } from 'kysely'
import { timelineEntries } from '../../../platform/audit/server/queries/timeline-entries.ts'
import type { TimelinePart } from '../../../platform/timeline-parts/server/actions/part.ts'

/** That the candidate was told apart from another one, for who may change the candidate: it tells of another application. */
export const timeline: TimelinePart = {
  kinds: ['persons.parted', 'persons.unparted'],
  rows(reader) {
    if (reader.isAnonymous || !reader.acts.has('edit')) return null
    return timelineEntries(reader, {
      actions: ['persons.parted', 'persons.unparted'],
      group: 'people',
      facts: sql`'{}'::jsonb`,
    })
  },
}
