import type { AppServices, Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { hashToken, newToken } from '../../../access/server/gate.ts'
import type { SignInWay } from '../../../sign-in-policy/rules/ways.ts'
import { pendingLimit, pendingMinutes } from '../../rules/sign-in.ts'

/** A sign-in that waits for its second factor, by its stored name. */
export interface PendingSignIn {
  readonly tokenHash: string
  readonly companyId: CompanyId
  readonly accountId: AccountId
  /** Whom the messaging app knows whoever signs in by, where that is to be linked with the session that opens. */
  readonly openId: string | null
}

/** Keeps a sign-in that waits for its second factor. Returns the token by which the next step names it. */
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

/** Who waits by a token, without counting a try: for a step that proves nothing. Null where nobody does any more. */
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
 * Counts a try at the second factor of a sign-in that waits, and gives whose it is. Null where none waits by that token,
 * or its tries are used up. One statement, counted before anything is compared.
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

/** Takes a try back that turned out to be none. */
export async function refundPendingTry(db: Database, { tokenHash }: PendingSignIn): Promise<void> {
  await db
    .updateTable('pendingSignIn')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('tokenHash', '=', tokenHash)
    .execute()
}

/** Takes a sign-in that waits, once. Returns the way that it came by; null where it waits no more. */
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

/** Ends what waits for a second factor of an account: whoever knew its old password does not get in by it. */
export async function forgetPendingOf(transaction: Database, accountId: AccountId): Promise<void> {
  await transaction.deleteFrom('pendingSignIn').where('accountId', '=', accountId).execute()
}

/** Forgets what waited too long. */
export async function forgetPending(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('pendingSignIn').where('expiresAt', '<', before).execute()
}
