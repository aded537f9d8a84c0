import type { Database, NewRow } from '@candor/db/database'
import type { AccountId } from '@candor/kernel/ids'

interface RequestKey {
  readonly accountId: AccountId
  readonly key: string
}

/** Stores a request whose reply is to come; false where its key is taken. Waits for another one with the key. */
export async function insertRequest(
  db: Database,
  request: Omit<NewRow<'answeredRequest'>, 'reply'>,
): Promise<boolean> {
  const row = await db
    .insertInto('answeredRequest')
    .values({ ...request, reply: null })
    .onConflict((on) => on.columns(['accountId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

export async function getAnsweredRequest(db: Database, { accountId, key }: RequestKey) {
  return db
    .selectFrom('answeredRequest')
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .select(['call', 'inputHash', 'reply'])
    .executeTakeFirstOrThrow()
}

export async function updateReply(
  db: Database,
  { accountId, key }: RequestKey,
  reply: unknown,
): Promise<void> {
  await db
    .updateTable('answeredRequest')
    .set({ reply: JSON.stringify(reply) })
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .execute()
}
