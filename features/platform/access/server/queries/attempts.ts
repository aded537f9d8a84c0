import type { Database } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { type RawBuilder, sql } from 'kysely'

/** Sets asynchronous commit for a statement that commits by itself: its caller does not wait for the disk. */
const commitsAtOnce = sql<string>`set_config('synchronous_commit', 'off', true)`

/**
 * Counts one or more tries, and returns their number in the window. One statement, so that parallel tries cannot outrun
 * the count.
 *
 * Many tries at once must not occupy the disk: after a power failure, the counts of the last second may be lost.
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

/** A limit of tries under one key in a window. */
export interface TryCount {
  readonly key: string
  readonly windowStart: Date
  readonly max: number
  /** Whether nothing is counted under any key once this one is full: a refused caller must not fill the table. */
  readonly stopsAll?: boolean
}

/**
 * Counts a try under several keys in order, up to the first that is full. Returns that one, or null.
 *
 * One statement, so that the many tries of a guesser need one round trip each. The keys must differ.
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

/** The number of tries under a key in a window. */
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

/** Takes back a counted try. */
export async function refundAttempt(db: Database, key: string, windowStart: Date): Promise<void> {
  await db
    .updateTable('attempt')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('windowStart', '=', windowStart)
    .execute()
}

/**
 * Reserves a turn at an e-mail, with growing delays between turns. Returns null, or the time of the next free turn.
 *
 * One statement, so that parallel tries get turns of their own. After a day without tries it starts over.
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
  // Tries at nearly the same moment may be counted in another order: without a delay that is no reason to refuse.
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

/** Releases a turn that was reserved at `now`. */
export async function releaseTurn(db: Database, email: string, now: Date): Promise<void> {
  await db
    .updateTable('signInPace')
    .set((eb) => ({ tries: eb('tries', '-', 1), freeAt: eb.fn('least', ['freeAt', eb.val(now)]) }))
    .where('email', '=', email)
    .execute()
}

/** Removes the delays of an e-mail. */
export async function clearPace(db: Database, email: string): Promise<void> {
  await db.deleteFrom('signInPace').where('email', '=', email).execute()
}
