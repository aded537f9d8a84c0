import type { Database } from '@candor/db/database'
import type { AccountId } from '@candor/kernel/ids'

interface Away {
  readonly stateHash: string
  readonly browserHash: string
  /** Null where the e-mail belongs to no company. */
  readonly providerId: string | null
  readonly nonce: string
  readonly codeVerifier: string
  readonly target: string | null
  /** Account that links an identity; null for a sign-in. */
  readonly accountId: AccountId | null
  readonly expiresAt: Date
}

/** Stores a sign-in that goes to a provider. */
export async function insertAway(db: Database, away: Away): Promise<void> {
  await db.insertInto('oidcSignIn').values(away).execute()
}

/** Uses up a sign-in that came back, so that it cannot be repeated, even by the right browser. */
export async function consumeAway(db: Database, stateHash: string): Promise<Away | null> {
  const row = await db
    .deleteFrom('oidcSignIn')
    .where('stateHash', '=', stateHash)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Deletes sign-ins that did not come back in time. */
export async function forgetAway(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('oidcSignIn').where('expiresAt', '<', now).execute()
}
