import type { AppServices } from '@candor/db/database'
import { sql } from 'kysely'

/** How many queries wait for a row that another transaction of this test's database has locked. */
export async function countWaiting(services: AppServices): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    services.db,
  )
  return rows.length
}
