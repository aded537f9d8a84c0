import type { AppServices, Job } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { namedByDraftAgeMs } from '../../audit/rules/retry.ts'
import { deleteUnattached } from './queries.ts'

/** Deletes the rows of unattached uploads; returns how many. The sweep of files removes their content. */
export async function forgetUploads({ db, clock, log }: AppServices): Promise<number> {
  const before = new Date(clock.now().getTime() - namedByDraftAgeMs)
  const forgotten = await db.transaction().execute((transaction) => deleteUnattached(transaction, before))
  if (forgotten > 0) log.info({ forgotten }, 'uploads that nothing has taken were forgotten')
  return forgotten
}

export const jobs: readonly Job[] = [{ name: 'forgetting uploads', everyMs: dayMs, run: forgetUploads }]
