import { type AppServices, type Database, waitForLocks } from '@candor/db/database'
import { hourMs } from '@candor/kernel/durations'
import { holdAllImportsOff, listKnownHashes } from '../queries/files.ts'

/** How long a file may lie in the store without a row: an import writes files before rows. */
export const orphanAgeMs = 24 * hourMs

const batch = 500

/** The files of the store that were written before a time, some at once. */
async function* listOld(files: AppServices['files'], before: number): AsyncGenerator<string[]> {
  let hashes: string[] = []
  for await (const { hash, modifiedAt } of files.list()) {
    if (modifiedAt.getTime() >= before) continue
    hashes.push(hash)
    if (hashes.length < batch) continue
    yield hashes
    hashes = []
  }
  yield hashes
}

async function listOrphans(db: Database, hashes: readonly string[]): Promise<string[]> {
  const known = await listKnownHashes(db, hashes)
  return hashes.filter((hash) => !known.has(hash))
}

/**
 * Removes the files that no row names and that were written a day ago or longer. Returns how many.
 *
 * What looks so is looked up again and removed while no import stores: one that came upon the same content waits, sees
 * that it is gone, and puts it back.
 */
export async function sweepFiles({ db, files, clock, log }: AppServices): Promise<number> {
  const before = clock.now().getTime() - orphanAgeMs
  let removed = 0
  for await (const hashes of listOld(files, before)) {
    const suspects = await listOrphans(db, hashes)
    if (suspects.length === 0) continue
    removed += await db.transaction().execute(async (transaction) => {
      await waitForLocks(transaction)
      await holdAllImportsOff(transaction)
      const orphans = await listOrphans(transaction, suspects)
      for (const hash of orphans) await files.remove(hash)
      return orphans.length
    })
  }
  if (removed > 0) log.info({ removed }, 'files that nothing names were removed')
  return removed
}
