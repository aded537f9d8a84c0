import { type AppServices, waitForLocks } from '@candor/db/database'
import { dayMs, hourMs } from '@candor/kernel/durations'
import { holdAllImportsOff, listKnownHashes } from '../queries/files.ts'
import { forgetContents, forgetNamedContents, listDueContents, noteContents } from '../queries/unnamed.ts'

/** How long a file may be in the store without a row: an import writes files before rows. */
export const orphanAgeMs = 24 * hourMs

/**
 * How long a file that no row ever named is kept after it was found: it may belong to another database, or to a newer
 * copy of this one.
 */
export const strangerKeptMs = 30 * dayMs

/** This many files that no row ever named are normal; more are suspicious where they are most of the store. */
const fewFiles = 20

const batch = 500

type Services = Pick<AppServices, 'db' | 'files'>

function* inBatches(hashes: readonly string[]): Generator<string[]> {
  for (let at = 0; at < hashes.length; at += batch) yield hashes.slice(at, at + batch)
}

async function listUnnamed(db: AppServices['db'], hashes: readonly string[]): Promise<string[]> {
  const known = await listKnownHashes(db, hashes)
  return hashes.filter((hash) => !known.has(hash))
}

/** The number of files in the store, and those of them from before a time that no row names. */
async function readStore({ db, files }: Services, before: number) {
  let count = 0
  let old: string[] = []
  const unnamed: string[] = []
  for await (const { hash, modifiedAt } of files.list()) {
    count += 1
    if (modifiedAt.getTime() < before) old.push(hash)
    if (old.length < batch) continue
    unnamed.push(...(await listUnnamed(db, old)))
    old = []
  }
  unnamed.push(...(await listUnnamed(db, old)))
  return { count, unnamed }
}

async function listDue({ db }: Services, unnamed: readonly string[], since: Date | null): Promise<string[]> {
  const due: string[] = []
  for (const hashes of inBatches(unnamed)) due.push(...(await listDueContents(db, hashes, since)))
  return due
}

/**
 * Removes files that no row names and that were written at least a day ago: at once where a row named them before, else
 * a month after they were found. Returns how many.
 *
 * If most of the store was never named here, the files belong to another database, and those are left alone.
 *
 * Before removal each file is checked again while no import stores anything: an import with the same content waits,
 * sees that the file is gone, and stores it again.
 */
export async function sweepFiles({ db, files, clock, log }: AppServices): Promise<number> {
  const now = clock.now()
  await forgetNamedContents(db)
  const { count, unnamed } = await readStore({ db, files }, now.getTime() - orphanAgeMs)
  const released = await listDue({ db, files }, unnamed, null)
  const strangers = unnamed.length - released.length
  const isOfAnother = strangers > fewFiles && strangers > count / 2
  if (isOfAnother)
    log.error(
      { files: count, unnamed: strangers },
      'most files of the store are not of this database, and stay: start the server with the one that they belong to, or give it a DATA_DIR of its own',
    )
  else for (const hashes of inBatches(unnamed)) await noteContents(db, hashes, now)
  const since = new Date(now.getTime() - strangerKeptMs)
  const due = isOfAnother ? released : await listDue({ db, files }, unnamed, since)
  let removed = 0
  for (const suspects of inBatches(due)) {
    removed += await db.transaction().execute(async (transaction) => {
      await waitForLocks(transaction)
      await holdAllImportsOff(transaction)
      const orphans = await listUnnamed(transaction, suspects)
      for (const hash of orphans) await files.remove(hash)
      await forgetContents(transaction, orphans)
      return orphans.length
    })
  }
  if (removed > 0) log.info({ removed }, 'files that nothing names were removed')
  return removed
}
