import type { Database, NewRow } from '@candor/db/database'
import type { AccountId } from '@candor/kernel/ids'

interface OfThing {
  readonly accountId: AccountId
  readonly kind: string
  readonly thing: string
}

export async function upsertMark(db: Database, mark: NewRow<'todayMark'>): Promise<void> {
  const { until, markedAt } = mark
  await db
    .insertInto('todayMark')
    .values(mark)
    .onConflict((on) => on.columns(['accountId', 'kind', 'thing']).doUpdateSet({ until, markedAt }))
    .execute()
}

export async function deleteMark(db: Database, { accountId, kind, thing }: OfThing): Promise<void> {
  await db
    .deleteFrom('todayMark')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('thing', '=', thing)
    .execute()
}

export async function countMarks(db: Database, accountId: AccountId): Promise<number> {
  const { count } = await db
    .selectFrom('todayMark')
    .where('accountId', '=', accountId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The kinds with a thing that an account has put off until later than a moment. */
export async function listPutOffKinds(
  db: Database,
  accountId: AccountId,
  now: Date,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('todayMark')
    .where('accountId', '=', accountId)
    .where('until', '>', now)
    .select('kind')
    .distinct()
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Deletes marks whose time is over, and those made before a moment. Returns their number. */
export async function deleteOldMarks(db: Database, now: Date, madeBefore: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('todayMark')
    .where((eb) => eb.or([eb('until', '<', now), eb('markedAt', '<', madeBefore)]))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
