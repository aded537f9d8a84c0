import type { AppServices, Job } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { deleteExpiredTables } from './queries/tables.ts'

/** Forgets the tables that are over; returns how many. */
export async function forgetTables({ db, clock, log }: AppServices): Promise<number> {
  const forgotten = await deleteExpiredTables(db, clock.now())
  if (forgotten > 0) log.info({ forgotten }, 'tables of candidates were forgotten')
  return forgotten
}

export const jobs: readonly Job[] = [
  { name: 'forgetting tables of candidates', everyMs: dayMs / 24, run: forgetTables },
]
