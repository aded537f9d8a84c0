import type { AppServices, Job } from '@candor/db/database'
import { keptMs } from '../rules/deadline.ts'
import { partOf } from './actions/undo-act.ts'
import { listItems } from './queries/acts.ts'
import { claimOver, deleteFinished, finishAct, listOver } from './queries/over.ts'

/** The most acts that one run finishes; the next run goes on. */
const maxOver = 500

/**
 * Deletes what acts had hidden once nobody can undo them, and forgets what they changed. Returns the number of acts.
 * Each act is a transaction of its own, so that a killed server leaves none half.
 */
export async function finishActs(services: AppServices): Promise<number> {
  const { db: pool, clock } = services
  const now = clock.now()
  const over = await listOver(pool, now, maxOver)
  for (const { id, companyId, kind, undoneAt } of over)
    await pool.transaction().execute(async (db) => {
      if (!(await claimOver(db, id))) return
      const items = (await listItems(db, [id])).get(id) ?? []
      if (undoneAt === null) await partOf(services, kind).finish?.({ db, companyId, now }, items)
      await finishAct(db, id, now)
    })
  await deleteFinished(pool, new Date(now.getTime() - keptMs))
  return over.length
}

export const jobs: readonly Job[] = [
  { name: 'finishing acts that nobody undid', everyMs: 60 * 1000, run: finishActs },
]
