import type { Database } from '@candor/db/database'
import type { SessionId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** Stores when sessions were last used, in one statement that does not wait for the disk. */
export async function storeSeen(db: Database, seen: readonly (readonly [SessionId, Date])[]): Promise<void> {
  const ids = seen.map(([id]) => id)
  const times = seen.map(([, at]) => at)
  await sql`
    with seen as (select * from unnest(${ids}::uuid[], ${times}::timestamptz[]) as seen (id, at)),
      commit as (select set_config('synchronous_commit', 'off', true))
    update session set last_seen_at = greatest(session.last_seen_at, seen.at)
    from seen, commit where session.id = seen.id`.execute(db)
}
