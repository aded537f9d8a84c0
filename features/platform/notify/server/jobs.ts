import type { AppServices, Job } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { deleteOld } from './queries/notices.ts'

/** For how many days a notice is kept. */
export const keptDays = 90

/** Deletes old notices; returns their number. */
export function forgetNotices({ db, clock }: AppServices): Promise<number> {
  return deleteOld(db, new Date(clock.now().getTime() - keptDays * dayMs))
}

export const jobs: readonly Job[] = [{ name: 'deleting old notices', everyMs: dayMs, run: forgetNotices }]
