import type { Database, NewRow } from '@candor/db/database'
import type { AccountId, CandidateId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { CandidateToErase } from '../../../erasing/rules/part.ts'

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
  candidateIds: readonly CandidateId[],
): Promise<void> {
  await db
    .updateTable('answeredRequest')
    .set({ reply: JSON.stringify(reply), candidateIds: sql`${[...candidateIds]}::uuid[]` })
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .execute()
}

/** Forgets the replies to acts about a candidate. A second try of such an act finds nobody. */
export async function forgetReplies({
  db,
  companyId,
  candidateId,
}: CandidateToErase<Database>): Promise<void> {
  await sql`
    delete from answered_request using account
    where account.id = answered_request.account_id and account.company_id = ${companyId}
      and answered_request.candidate_ids <> '{}'
      and answered_request.candidate_ids @> array[${candidateId}::uuid]`.execute(db)
  // Replies from before this version do not say whom they are about.
  await sql`
    delete from answered_request using account
    where account.id = answered_request.account_id and account.company_id = ${companyId}
      and answered_request.candidate_ids = '{}' and reply is not null
      and reply::text like ${`%${candidateId}%`}`.execute(db)
}
