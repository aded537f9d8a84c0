import type { AppServices, Job } from '@candor/db/database'
import { dayMs, hourMs } from '@candor/kernel/durations'
import { deleteOver } from './queries/acts.ts'

/** How long an act can be begun after its look, and how long its list stays after its end. */
const plannedMs = hourMs
const keptMs = 7 * dayMs

/** Forgets looks without an act, and acts that ended a week ago; returns how many. */
export async function forgetBulkActs({ db, clock, log }: AppServices): Promise<number> {
  const now = clock.now().getTime()
  const forgotten = await deleteOver(db, {
    plannedBefore: new Date(now - plannedMs),
    endedBefore: new Date(now - keptMs),
  })
  if (forgotten > 0) log.info({ forgotten }, 'acts on many candidates were forgotten')
  return forgotten
}

export const jobs: readonly Job[] = [
  { name: 'forgetting acts on many candidates', everyMs: hourMs, run: forgetBulkActs },
]
