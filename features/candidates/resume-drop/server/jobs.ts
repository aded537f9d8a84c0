import type { AppServices, Job } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { holdImportsOff } from '../../../platform/imports/server/queries/files.ts'
import { deleteDrop, listExpiredDrops } from './queries/forgetting.ts'

/** Forgets the drops that are over, with their files; returns how many. */
export async function forgetDrops({ db, clock, log }: AppServices): Promise<number> {
  const expired = await listExpiredDrops(db, clock.now())
  for (const drop of expired)
    await db.transaction().execute(async (transaction) => {
      await holdImportsOff(transaction, drop.companyId)
      await deleteDrop(transaction, drop)
    })
  if (expired.length > 0) log.info({ forgotten: expired.length }, 'drops of resumes were forgotten')
  return expired.length
}

export const jobs: readonly Job[] = [
  { name: 'forgetting drops of resumes', everyMs: dayMs / 24, run: forgetDrops },
]
