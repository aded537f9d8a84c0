import type { AppServices, Database } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { Refusal, type RefusalSource, retryIn } from '@candor/kernel/refusal'
import { type RawBuilder, sql } from 'kysely'
import { attemptWindow } from '../../rules/sign-in.ts'

/** Within a statement that commits by itself: whoever waits for it does not wait for the disk. */
const commitsAtOnce = sql<string>`set_config('synchronous_commit', 'off', true)`

/**
 * Counts a try, or several, and returns their number in its window. One statement, so parallel tries cannot outrun the
 * count.
 *
 * Many tries at once must not keep the disk from everybody else: where the machine loses its power, the counts of the
 * last second may be lost.
 */
export async function countAttempt(db: Database, key: string, windowStart: Date, by = 1): Promise<number> {
  const row = await db
    .insertInto('attempt')
    .values({ key, windowStart, count: by })
    .onConflict((on) =>
      on.columns(['key', 'windowStart']).doUpdateSet((eb) => ({ count: eb('attempt.count', '+', by) })),
    )
    .returning('count')
    .$if(!db.isTransaction, (query) => query.returning(commitsAtOnce.as('commit')))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Tries under one key, of which so many are allowed in a window. */
export interface TryCount {
  readonly key: string
  readonly windowStart: Date
  readonly max: number
  /** Where it was full before, nothing is counted under any key: whoever is refused by it fills no table. */
  readonly stopsAll?: boolean
}

/**
 * Counts a try under several keys in their order, and under none after the first that is full. Returns that one, or null.
 *
 * One statement, as whoever guesses makes many: each waits for the database once. The keys differ from each other.
 */
export async function countInTurn(db: Database, counts: readonly TryCount[]): Promise<TryCount | null> {
  const name = (index: number) => sql.ref(`c${index}`)
  const stops = counts.map(
    ({ key, windowStart, max, stopsAll = false }, index) => sql`
      select ${index}::int as index, count + 1 as count from attempt
      where ${stopsAll}::boolean and key = ${key} and window_start = ${windowStart}::timestamptz and count >= ${max}`,
  )
  const parts = counts.map(({ key, windowStart }, index) => {
    const before = counts[index - 1]
    const from = before
      ? sql`from ${name(index - 1)} where ${name(index - 1)}.count <= ${before.max}`
      : sql`where not exists (select from full_before)`
    return sql`${name(index)} as (
      insert into attempt (key, window_start, count) select ${key}::text, ${windowStart}::timestamptz, 1 ${from}
      on conflict (key, window_start) do update set count = attempt.count + 1 returning count)`
  })
  const counted = [
    sql`select index, count from full_before`,
    ...counts.map((_, index) => sql`select ${index}::int as index, count from ${name(index)}`),
  ]
  const { rows } = await sql<{ index: number; count: number }>`
    with full_before as (${sql.join(stops, sql` union all `)}), ${sql.join(parts)}
    select counted.*, ${commitsAtOnce} from (${sql.join(counted, sql` union all `)}) as counted`.execute(db)
  return counts.find(({ max }, at) => rows.some(({ index, count }) => index === at && count > max)) ?? null
}

/** So many tries under one key are allowed in so many minutes. */
export interface TryLimit extends Omit<TryCount, 'windowStart'> {
  readonly perMinutes: number
}

type Counting = Pick<AppServices, 'db' | 'clock'>

/** Counts a try, and throws the caller's `tooMany` where the limit is passed. Returns what was counted. */
export async function requireAttempt(
  { db, clock }: Counting,
  source: RefusalSource<'tooMany'>,
  { key, max, perMinutes }: Omit<TryLimit, 'stopsAll'>,
): Promise<TryCount> {
  const { start: windowStart, secondsLeft } = attemptWindow(clock.now(), perMinutes)
  if ((await countAttempt(db, key, windowStart)) > max) {
    throw new Refusal(source, 'tooMany', retryIn(secondsLeft))
  }
  return { key, max, windowStart }
}

/** Counts a try under each limit in turn, and throws the caller's `tooMany` where one is passed. Returns what was counted. */
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

/** How many tries were counted under a key in a window. */
export async function findAttempts(db: Database, key: string, windowStart: Date): Promise<number> {
  const row = await db
    .selectFrom('attempt')
    .where('key', '=', key)
    .where('windowStart', '=', windowStart)
    .select('count')
    .executeTakeFirst()
  return row?.count ?? 0
}

export async function clearAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute()
}

/** Takes a try back that turned out to be none. */
export async function refundAttempt(db: Database, key: string, windowStart: Date): Promise<void> {
  await db
    .updateTable('attempt')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('windowStart', '=', windowStart)
    .execute()
}

/**
 * Checks what a try was counted for. A check that comes to no end, as where too many passwords are being hashed, is no
 * try: it is taken back, and with it what `takeBack` says.
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

/**
 * Takes a turn at an e-mail, of those that come slower and slower; null, or the time when the next one is free.
 *
 * One statement, so that of parallel tries each takes a turn of its own. After a day without any it begins anew.
 */
export async function reserveTurn(
  db: Database,
  email: string,
  now: Date,
  paceSeconds: readonly number[],
): Promise<Date | null> {
  const forgotten = new Date(now.getTime() - dayMs)
  const waitAfter = (tries: RawBuilder<unknown>) =>
    sql`(${paceSeconds}::int[])[least(${tries}, ${paceSeconds.length}::int)]`
  // Of tries at the same moment one that came a little earlier may be counted after a later one: as long as nobody has
  // to wait, that is no reason to refuse it.
  const { rows } = await sql`
    insert into sign_in_pace as pace (email, tries, free_at) values (${email}, 1, ${now})
    on conflict (email) do update set (tries, free_at) = (
      select next.tries, case when next.wait = 0 then pace.free_at else ${now}::timestamptz + next.wait * interval '1 second' end
      from (
        select told.tries, ${waitAfter(sql`told.tries`)} as wait
        from (select case when pace.free_at < ${forgotten} then 1 else pace.tries + 1 end as tries) as told
      ) as next
    )
    where pace.free_at <= ${now} or ${waitAfter(sql`pace.tries`)} = 0
    returning email`.execute(db)
  if (rows.length > 0) return null
  const row = await db.selectFrom('signInPace').where('email', '=', email).select('freeAt').executeTakeFirst()
  return row?.freeAt ?? now
}

/** Gives a turn back that was taken at `now` and turned out to be no try. */
export async function releaseTurn(db: Database, email: string, now: Date): Promise<void> {
  await db
    .updateTable('signInPace')
    .set((eb) => ({ tries: eb('tries', '-', 1), freeAt: eb.fn('least', ['freeAt', eb.val(now)]) }))
    .where('email', '=', email)
    .execute()
}

/** Lets an e-mail be tried at full pace again. */
export async function clearPace(db: Database, email: string): Promise<void> {
  await db.deleteFrom('signInPace').where('email', '=', email).execute()
}
