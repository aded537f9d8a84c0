import type { AppServices } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { deleteJobs } from '../queries/jobs.ts'

/** How long after its end a job can be asked about. */
export const jobKeptMs = 30 * dayMs

/** Forgets the import jobs that ended long ago; gives how many. */
export async function forgetJobs({ db, clock, log }: AppServices): Promise<number> {
  const forgotten = await deleteJobs(db, new Date(clock.now().getTime() - jobKeptMs))
  if (forgotten > 0) log.info({ forgotten }, 'import jobs that ended long ago were forgotten')
  return forgotten
}
