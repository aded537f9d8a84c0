import type { House, Job } from '@candor/db/database'

const dayMs = 24 * 60 * 60 * 1000

/** Forgets the answers of requests after a day: nobody retries that late. Gives how many. */
export async function forgetAnswers({ db, clock }: House): Promise<number> {
  const before = new Date(clock.now().getTime() - dayMs)
  const { numDeletedRows } = await db
    .deleteFrom('answeredRequest')
    .where('answeredAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const jobs: readonly Job[] = [
  { name: 'forgetting answered requests', everyMs: dayMs / 24, run: forgetAnswers },
]
