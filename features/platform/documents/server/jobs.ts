import { type AppServices, type Job, waitForLocks } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import type { CandidateId } from '@candor/kernel/ids'
import { holdImportsOff, listNamedFiles, releaseFiles } from '../../imports/server/queries/files.ts'
import { listStaleResults, listWithStaleResults } from './queries/stale-results.ts'

const atOnce = 500

/**
 * Removes results of conversions that are never shown again from their candidates, each candidate's in a transaction of
 * its own; returns how many. The sweep of files removes the content from the store.
 */
export async function releaseStaleResults({ db, log }: Pick<AppServices, 'db' | 'log'>): Promise<number> {
  let released = 0
  let after: CandidateId | null = null
  for (;;) {
    const candidates = await listWithStaleResults(db, { after, most: atOnce })
    for (const of of candidates) {
      released += await db.transaction().execute(async (transaction) => {
        await waitForLocks(transaction)
        await holdImportsOff(transaction, of.companyId)
        const stale = await listStaleResults(transaction, of)
        // A result that somebody saved, and gave here as a file of their own, has its name too.
        const named = await listNamedFiles(transaction, of)
        const files = stale.filter((fileId) => !named.has(fileId))
        await releaseFiles(transaction, of, files)
        return files.length
      })
    }
    after = candidates.at(-1)?.candidateId ?? null
    if (candidates.length < atOnce) break
  }
  if (released > 0)
    log.info({ released }, 'results of conversions that nobody can open any more were removed')
  return released
}

export const jobs: readonly Job[] = [
  { name: 'removing stale results of conversions', everyMs: dayMs, run: releaseStaleResults },
]
