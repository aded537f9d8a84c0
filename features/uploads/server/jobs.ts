import type { AppServices, Job } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { deleteUnattached } from './queries.ts'

/** How long an upload waits for the call that attaches it: a day longer than the draft that names it is kept. */
export const unattachedAgeMs = 8 * dayMs

/** Forgets the uploads that nothing has taken; gives how many. The sweep of files removes what is left of them. */
export async function forgetUploads({ db, clock, log }: AppServices): Promise<number> {
  const before = new Date(clock.now().getTime() - unattachedAgeMs)
  const forgotten = await db.transaction().execute((transaction) => deleteUnattached(transaction, before))
  if (forgotten > 0) log.info({ forgotten }, 'uploads that nothing has taken were forgotten')
  return forgotten
}

export const jobs: readonly Job[] = [{ name: 'forgetting uploads', everyMs: dayMs, run: forgetUploads }]
