import type { AppServices, Job } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { deleteOldMarks } from './queries/marks.ts'

/** How long a thing stays marked as done: longer than any rule lets it wait. A put-off thing is at most a year away. */
const keptDays = 400

/** Forgets marks that have no effect any more. Returns their number. */
export function forgetMarks({ db, clock }: AppServices): Promise<number> {
  const now = clock.now()
  return deleteOldMarks(db, now, new Date(now.getTime() - keptDays * dayMs))
}

export const jobs: readonly Job[] = [{ name: 'forgetting marks of Today', everyMs: dayMs, run: forgetMarks }]
