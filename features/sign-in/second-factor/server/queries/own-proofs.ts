import type { Database } from '@candor/db/database'
import type { SessionId } from '@candor/kernel/ids'
import type { Of } from './totp.ts'

/** What an account can prove itself by: its password, its app, or the time of the session's sign-in. */
export async function getOwnProofs(
  db: Database,
  { companyId, accountId, sessionId }: Of & { readonly sessionId: SessionId },
) {
  return db
    .selectFrom('account')
    .innerJoin('session', 'session.accountId', 'account.id')
    .leftJoin('totp', 'totp.accountId', 'account.id')
    .where('account.id', '=', accountId)
    .where('account.companyId', '=', companyId)
    .where('session.id', '=', sessionId)
    .select(['account.passwordHash', 'session.createdAt', 'totp.accountId as totp'])
    .executeTakeFirstOrThrow()
}

/** Whether this is still the hash of an account's password. */
export async function hasPasswordHash(
  db: Database,
  { companyId, accountId }: Of,
  passwordHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('companyId', '=', companyId)
    .where('passwordHash', '=', passwordHash)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
