import type { Database } from '@candor/db/database'
import type { Locale } from '@candor/messages/locale'
import type { AccountReport } from '../../../../platform/access/server/gate/report-access.ts'
import type { Facts, TimelineGroup } from '../../../../platform/timeline-parts/rules/entry.ts'
import type { TimelinePart } from '../../../../platform/timeline-parts/server/actions/part.ts'
import { timelinePageSize } from '../../contract.ts'
import type { TimelinePlace } from '../../rules/cursor.ts'
import { countEntries, type EntryRow, listEntries } from '../queries/entries.ts'
import { listTimelineParts } from './parts.ts'

interface Asked {
  readonly group: TimelineGroup | null
  readonly after: TimelinePlace | null
  readonly locale: Locale
}

/** Words what depends on the reader's language, one part after the other. */
async function wordRows(
  db: Database,
  reader: AccountReport,
  { parts, rows, locale }: { parts: readonly TimelinePart[]; rows: readonly EntryRow[]; locale: Locale },
): Promise<EntryRow[]> {
  const worded = new Map<string, Facts>()
  for (const part of parts) {
    const own = part.word ? rows.filter(({ kind }) => part.kinds.includes(kind)) : []
    if (!part.word || own.length === 0) continue
    const facts = await part.word(
      db,
      reader,
      own.map((row) => row.facts),
      locale,
    )
    own.forEach(({ id }, index) => {
      worded.set(id, facts[index] ?? {})
    })
  }
  return rows.map((row) => ({ ...row, facts: worded.get(row.id) ?? row.facts }))
}

/** A page of the timeline of a candidate, as the reader may see it, and the counts of all filters. */
export async function readPage(db: Database, reader: AccountReport, { group, after, locale }: Asked) {
  const parts = await listTimelineParts()
  const selects = parts.flatMap((part) => part.rows(reader) ?? [])
  const [found, counts] = await Promise.all([
    listEntries(db, selects, { group, after, limit: timelinePageSize + 1 }),
    countEntries(db, selects),
  ])
  const page = found.slice(0, timelinePageSize)
  const rows = await wordRows(db, reader, { parts, rows: page, locale })
  return { rows, counts, hasMore: found.length > timelinePageSize }
}
