import type { Database } from '@candor/db/database'
import type { AccountId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Facts, TimelineGroup } from '../../../../platform/timeline-parts/rules/entry.ts'
import type { TimelinePlace } from '../../rules/cursor.ts'

export interface EntryRow {
  readonly id: string
  readonly at: Date
  /** Microseconds of the epoch. */
  readonly micros: string
  readonly kind: string
  readonly group: TimelineGroup
  readonly actorId: AccountId | null
  readonly actorName: string | null
  readonly facts: Facts
}

interface Page {
  /** Null for all. */
  readonly group: TimelineGroup | null
  readonly after: TimelinePlace | null
  readonly limit: number
}

const joined = (selects: readonly RawBuilder<unknown>[]) =>
  sql`(${sql.join(
    selects.map((select) => sql`(${select})`),
    sql` union all `,
  )}) as entry (id, at, kind, "group", actor_id, actor_name, facts)`

const micros = sql`floor(extract(epoch from entry.at) * 1000000)::bigint`

/** A page of the entries that some selects bring, newest first. The name of an account is its present one. */
export async function listEntries(
  db: Database,
  selects: readonly RawBuilder<unknown>[],
  { group, after, limit }: Page,
): Promise<EntryRow[]> {
  if (selects.length === 0) return []
  const isAfter = after ? sql`(${micros}, entry.id) < (${after.micros}::bigint, ${after.id})` : sql`true`
  const { rows } = await sql<EntryRow>`
    select page.*, coalesce(nullif(account.name, ''), page.actor_name) as actor_name
    from (
      select entry.*, ${micros}::text as micros from ${joined(selects)}
      where entry.at is not null and (${group}::text is null or entry."group" = ${group}) and ${isAfter}
      order by ${micros} desc, entry.id desc
      limit ${limit}
    ) as page left join account on account.id = page.actor_id
    order by page.micros::bigint desc, page.id desc`.execute(db)
  return rows
}

/** How many entries each group has. */
export async function countEntries(
  db: Database,
  selects: readonly RawBuilder<unknown>[],
): Promise<ReadonlyMap<TimelineGroup, number>> {
  if (selects.length === 0) return new Map()
  const { rows } = await sql<{ group: TimelineGroup; count: number }>`
    select entry."group", count(*)::int as count from ${joined(selects)}
    where entry.at is not null group by entry."group"`.execute(db)
  return new Map(rows.map(({ group, count }) => [group, count]))
}
