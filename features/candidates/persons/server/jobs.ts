import type { AppServices, Job } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { listWithoutContacts, storeContacts } from './queries.ts'

const atOnce = 200

/** Compares the contacts of candidates that were stored before contacts were compared; returns how many. */
export async function compareContacts({ db }: AppServices): Promise<number> {
  let compared = 0
  for (;;) {
    const count = await db.transaction().execute(async (transaction) => {
      const candidates = await listWithoutContacts(transaction, atOnce)
      for (const candidate of candidates) await storeContacts(transaction, candidate, candidate)
      return candidates.length
    })
    compared += count
    if (count < atOnce) return compared
  }
}

export const jobs: readonly Job[] = [
  { name: 'comparing the contacts of candidates', everyMs: dayMs, run: compareContacts },
]
