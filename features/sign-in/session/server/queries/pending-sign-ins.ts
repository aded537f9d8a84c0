import type { AppServices, Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { hashToken, newToken } from '../../../../platform/access/server/gate.ts'
import type { SignInWay } from '../../../sign-in-rules/rules/ways.ts'
import { pendingLimit, pendingMinutes } from '../../rules/sign-in.ts'

/** A sign-in that waits for its second factor, by the hash of its token. */
export interface PendingSignIn {
  readonly tokenHash: string
  readonly companyId: CompanyId
  readonly accountId: AccountId
  /** OpenId to link with the session that will open. */
  readonly openId: string | null
}

/** Stores a sign-in that waits for its second factor. Returns the token for the next step. */
export async function addPendingSignIn(
  transaction: Database,
  account: { readonly id: AccountId; readonly companyId: CompanyId },
  { way, openId, now }: { readonly way: SignInWay; readonly openId: string | null; readonly now: Date },
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + pendingMinutes * 60_000)
  const { companyId, id: accountId } = account
  await transaction
    .insertInto('pendingSignIn')
    .values({ tokenHash: hashToken(token), companyId, accountId, way, openId, expiresAt })
    .execute()
  return token
}

/** The waiting sign-in of a token, without counting a try: for steps that prove nothing. Null where it has ended. */
export async function findPending({ db, clock }: AppServices, token: string): Promise<PendingSignIn | null> {
  const row = await db
    .selectFrom('pendingSignIn')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', clock.now())
    .where('tries', '<', pendingLimit)
    .select(['tokenHash', 'companyId', 'accountId', 'openId'])
    .executeTakeFirst()
  return row ?? null
}

/**
 * Counts a try at the second factor of a waiting sign-in, and returns the sign-in. Null where none waits, or its tries
 * are used up. One statement, so that it is counted before anything is compared.
 */
export async function tryPending({ db, clock }: AppServices, token: string): Promise<PendingSignIn | null> {
  const row = await db
    .updateTable('pendingSignIn')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', clock.now())
    .where('tries', '<', pendingLimit)
    .returning(['tokenHash', 'companyId', 'accountId', 'openId'])
    .executeTakeFirst()
  return row ?? null
}

/** Takes back a counted try. */
export async function refundPendingTry(db: Database, { tokenHash }: PendingSignIn): Promise<void> {
  await db
    .updateTable('pendingSignIn')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('tokenHash', '=', tokenHash)
    .execute()
}

/** Uses up a waiting sign-in. Returns the way of its first step; null where it has ended. */
export async function consumePending(
  transaction: Database,
  { tokenHash }: PendingSignIn,
  now: Date,
): Promise<string | null> {
  const row = await transaction
    .deleteFrom('pendingSignIn')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('way')
    .executeTakeFirst()
  return row?.way ?? null
}

/** Ends the waiting sign-ins of an account: they were begun with the old password. */
export async function forgetPendingOf(transaction: Database, accountId: AccountId): Promise<void> {
  await transaction.deleteFrom('pendingSignIn').where('accountId', '=', accountId).execute()
}

/** Deletes expired ones. */
export async function forgetPending(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('pendingSignIn').where('expiresAt', '<', before).execute()
}
