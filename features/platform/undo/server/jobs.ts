import type { AppServices, Job } from '@candor/db/database'
import { keptMs } from '../rules/deadline.ts'
import { partOf } from './actions/undo-act.ts'
import { listItems } from './queries/acts.ts'
import { claimOver, deleteFinished, finishAct, listOver } from './queries/over.ts'

/** The most acts that one run finishes; the next run goes on. */
const maxOver = 500

/**
 * Deletes what acts had hidden once nobody can undo them, and forgets what they changed. Returns the number of acts.
 * Each act is a transaction of its own, so that a killed server leaves none half. An act that fails is logged, and
 * holds up no other; the next run tries it again.
 */
export async function finishActs(services: AppServices): Promise<number> {
  const { db: pool, clock, log } = services
  const now = clock.now()
  let finished = 0
  for (const act of await listOver(pool, now, maxOver))
    try {
      await pool.transaction().execute((db) => finish({ ...services, db }, act, now))
      finished += 1
    } catch (error) {
      log.error({ err: error, act: act.id }, 'an act that nobody undid could not be finished')
    }
  await deleteFinished(pool, new Date(now.getTime() - keptMs))
  return finished
}

type Over = Awaited<ReturnType<typeof listOver>>[number]

async function finish(
  within: AppServices,
  { id, companyId, kind, undoneAt }: Over,
  now: Date,
): Promise<void> {
  const { db } = within
  if (!(await claimOver(db, id))) return
  const items = (await listItems(db, [id])).get(id) ?? []
  if (undoneAt === null) await partOf(within, kind).finish?.({ db, companyId, now }, items)
  await finishAct(db, id, now)
}

export const jobs: readonly Job[] = [
  { name: 'finishing acts that nobody undid', everyMs: 60 * 1000, run: finishActs },
]
