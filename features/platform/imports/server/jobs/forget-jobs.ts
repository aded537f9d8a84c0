import type { AppServices } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { deleteJobs } from '../queries/jobs.ts'

/** How long a job can be queried after its end. */
export const jobKeptMs = 30 * dayMs

/** Deletes import jobs that ended long ago; returns how many. */
export async function forgetJobs({ db, clock, log }: AppServices): Promise<number> {
  const forgotten = await deleteJobs(db, new Date(clock.now().getTime() - jobKeptMs))
  if (forgotten > 0) log.info({ forgotten }, 'import jobs that ended long ago were forgotten')
  return forgotten
}
