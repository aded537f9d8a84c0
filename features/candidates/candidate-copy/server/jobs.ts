import type { AppServices, Job } from '@candor/db/database'
import { dayMs, hourMs } from '@candor/kernel/durations'
import { deleteCopies, deleteOldLinks, listOver } from './queries/finishing.ts'

/** How long the list shows a link that is over. */
const linkShownMs = 30 * dayMs

/** Deletes the copies whose week is over, with their content; returns how many. */
export async function forgetCopies({ db, files, clock, log }: AppServices): Promise<number> {
  const now = clock.now()
  const over = await listOver(db, now, new Date(now.getTime() - dayMs))
  const ids = over.map(({ id }) => id)
  const deleted = await db.transaction().execute((transaction) => deleteCopies(transaction, ids))
  for (const { contentHash } of deleted) await files.remove(contentHash)
  await deleteOldLinks(db, new Date(now.getTime() - linkShownMs))
  if (over.length > 0)
    log.info({ forgotten: over.length }, 'copies of candidates were deleted, as their week is over')
  return over.length
}

export const jobs: readonly Job[] = [
  { name: 'deleting copies of candidates', everyMs: hourMs, run: forgetCopies },
]
