import type { ReplyOf } from '@candor/call/define'
import type { AccountId } from '@candor/kernel/ids'
import { timelineGroups } from '../../../../platform/timeline-parts/rules/entry.ts'
import type { MentionRow } from '../../../../review/mentions/server/queries.ts'
import type { readTimeline, TimelineEntry } from '../../contract.ts'
import { writePlace } from '../../rules/cursor.ts'
import type { readPage } from '../actions/read-page.ts'
import type { EntryRow } from '../queries/entries.ts'

interface Presenting {
  readonly accountId: AccountId
  /** The mentions by the id of the row that holds the text. */
  readonly mentions: ReadonlyMap<string, readonly MentionRow[]>
}

/** The ids of the rows that hold the texts of an entry. */
export function textIdsOf({ facts: { id, ids } }: Pick<EntryRow, 'facts'>): string[] {
  const one = typeof id === 'string' ? [id] : []
  return Array.isArray(ids) ? [...one, ...ids] : one
}

function sentFacts(facts: EntryRow['facts']): TimelineEntry['facts'] {
  const sent: TimelineEntry['facts'] = {}
  for (const [key, value] of Object.entries(facts))
    sent[key] = typeof value === 'object' && value !== null ? [...value] : value
  return sent
}

function presentEntry(row: EntryRow, { accountId, mentions }: Presenting): TimelineEntry {
  const { id, at, kind, group, actorId, actorName, facts } = row
  const named = textIdsOf(row).flatMap((textId) => mentions.get(textId) ?? [])
  return {
    id,
    at: at.getTime(),
    kind,
    group,
    by: actorName ? { name: actorName, isSelf: actorId === accountId } : null,
    facts: sentFacts(facts),
    mentions: named.map((mention) => ({
      userId: mention.accountId,
      name: mention.name,
      isSelf: mention.accountId === accountId,
    })),
  }
}

export function presentPage(
  { rows, counts, hasMore }: Awaited<ReturnType<typeof readPage>>,
  presenting: Presenting,
): ReplyOf<typeof readTimeline> {
  const count = (group: (typeof timelineGroups)[number]) => counts.get(group) ?? 0
  const last = rows.at(-1)
  return {
    list: rows.map((row) => presentEntry(row, presenting)),
    counts: {
      all: timelineGroups.reduce((sum, group) => sum + count(group), 0),
      candidate: count('candidate'),
      people: count('people'),
      mail: count('mail'),
      machine: count('machine'),
    },
    before: hasMore && last ? writePlace(last) : null,
  }
}
