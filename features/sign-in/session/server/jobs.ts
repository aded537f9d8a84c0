import type { AppServices, Job } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { knownDays } from '../rules/sign-in.ts'
import { forgetPending } from './queries/pending-sign-ins.ts'
import { forgetSignIns } from './queries/sessions.ts'

/** Deletes tries after a day, and ended sessions once their address no longer counts as known. */
export async function sweepSignIns({ db, clock }: AppServices): Promise<void> {
  const now = clock.now()
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await forgetSignIns(db, { now, tries: before(1), sessions: before(knownDays) })
  await forgetPending(db, now)
}

export const jobs: readonly Job[] = [{ name: 'forgetting sign-ins', everyMs: dayMs, run: sweepSignIns }]
