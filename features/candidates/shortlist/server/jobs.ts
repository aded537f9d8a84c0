import type { AppServices, Job } from '@candor/db/database'
import { minuteMs } from '@candor/kernel/durations'
import { storeMissingNameColumns } from '../../../platform/imports/server/queries/names.ts'

const atOnce = 500

/** Writes how names are searched where no writer did: for candidates of an older version. Returns how many. */
export async function writeNames({ db }: AppServices): Promise<number> {
  let written = 0
  for (;;) {
    const count = await db
      .transaction()
      .execute((transaction) => storeMissingNameColumns(transaction, atOnce))
    written += count
    if (count < atOnce) return written
  }
}

export const jobs: readonly Job[] = [
  { name: 'writing names for the search', everyMs: minuteMs, run: writeNames },
]
