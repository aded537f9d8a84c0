import type { AppServices, Job } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { deleteExpiredLinks } from './queries/own-application.ts'

/** Forgets the links to applications that are over. */
async function forgetLinks({ db, clock, log }: AppServices): Promise<void> {
  const forgotten = await deleteExpiredLinks(db, clock.now())
  if (forgotten > 0) log.info({ forgotten }, 'links to applications were forgotten')
}

export const jobs: readonly Job[] = [
  { name: 'forgetting links to applications', everyMs: dayMs, run: forgetLinks },
]
