import type { AppServices, Job } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { namedByDraftAgeMs } from '../rules/retry.ts'
import { recordWaitingRefusals } from './actions/sign-ins.ts'

/** Deletes the stored replies of requests once no draft can be sent again with their keys. Returns how many. */
export async function forgetAnswers({ db, clock }: AppServices): Promise<number> {
  const before = new Date(clock.now().getTime() - namedByDraftAgeMs)
  const { numDeletedRows } = await db
    .deleteFrom('answeredRequest')
    .where('answeredAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** How often refused sign-ins that are not in the log yet are looked for (milliseconds). */
const recordEveryMs = 10 * 60 * 1000

export const jobs: readonly Job[] = [
  { name: 'forgetting answered requests', everyMs: dayMs / 24, run: forgetAnswers },
  { name: 'telling the audit log of refused sign-ins', everyMs: recordEveryMs, run: recordWaitingRefusals },
]
