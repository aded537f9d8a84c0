import { type AppServices, waitForLocks } from '@candor/db/database'
import { hourMs } from '@candor/kernel/durations'
import { holdAllImportsOff, listKnownHashes } from '../queries/files.ts'

/** How long a file may lie in the store without a row: an import writes files before rows. */
export const orphanAgeMs = 24 * hourMs

const batch = 500

/**
 * Removes the files that no row names and that were written a day ago or longer. Returns how many.
 *
 * A batch is looked up and removed while no import stores: one that came upon the same content waits, sees that it
 * is gone, and puts it back.
 */
export async function sweepFiles({ db, files, clock, log }: AppServices): Promise<number> {
  const before = clock.now().getTime() - orphanAgeMs
  const old: string[] = []
  for await (const { hash, modifiedAt } of files.list()) {
    if (modifiedAt.getTime() < before) old.push(hash)
  }
  let removed = 0
  for (let start = 0; start < old.length; start += batch) {
    removed += await db.transaction().execute(async (transaction) => {
      await waitForLocks(transaction)
      await holdAllImportsOff(transaction)
      const hashes = old.slice(start, start + batch)
      const known = await listKnownHashes(transaction, hashes)
      const orphans = hashes.filter((hash) => !known.has(hash))
      for (const hash of orphans) await files.remove(hash)
      return orphans.length
    })
  }
  if (removed > 0) log.info({ removed }, 'files that nothing names were removed')
  return removed
}
