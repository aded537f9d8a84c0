import type { AppServices, Database } from '@candor/db/database'
import { Refusal, type RefusalSource, retryIn } from '@candor/kernel/refusal'
import { attemptWindow } from '../../rules/attempt-window.ts'
import { countAttempt, countInTurn, refundAttempt, type TryCount } from '../queries/attempts.ts'

/** A limit of tries under one key in so many minutes. */
export interface TryLimit extends Omit<TryCount, 'windowStart'> {
  readonly perMinutes: number
}

type Counting = Pick<AppServices, 'db' | 'clock'>

/** Counts one or more tries, and throws the caller's `tooMany` above the limit. Returns the count. */
export async function requireAttempt(
  { db, clock }: Counting,
  source: RefusalSource<'tooMany'>,
  { key, max, perMinutes, by = 1 }: Omit<TryLimit, 'stopsAll'> & { readonly by?: number },
): Promise<TryCount> {
  const { start: windowStart, secondsLeft } = attemptWindow(clock.now(), perMinutes)
  if ((await countAttempt(db, key, windowStart, by)) > max) {
    throw new Refusal(source, 'tooMany', retryIn(secondsLeft))
  }
  return { key, max, windowStart }
}

/** Counts a try under each limit in turn, and throws the caller's `tooMany` above one of them. Returns the counts. */
export async function requireAttempts(
  { db, clock }: Counting,
  source: RefusalSource<'tooMany'>,
  limits: readonly TryLimit[],
): Promise<readonly TryCount[]> {
  const now = clock.now()
  const windows = limits.map((limit) => ({ ...limit, ...attemptWindow(now, limit.perMinutes) }))
  const counts = windows.map(({ start: windowStart, ...limit }) => ({ ...limit, windowStart }))
  const full = await countInTurn(db, counts)
  const over = windows.find(({ key }) => key === full?.key)
  if (over) throw new Refusal(source, 'tooMany', retryIn(over.secondsLeft))
  return counts
}

/**
 * Runs a check whose try was counted. If it does not finish, as when too many passwords are being hashed, the try is
 * taken back, together with what `takeBack` does.
 */
export async function checkCounted<Checked>(
  db: Database,
  counts: readonly Omit<TryCount, 'max'>[],
  check: () => Promise<Checked>,
  takeBack: () => Promise<void> = async () => {},
): Promise<Checked> {
  try {
    return await check()
  } catch (error) {
    for (const { key, windowStart } of counts) await refundAttempt(db, key, windowStart)
    await takeBack()
    throw error
  }
}
