import type { Database } from '@candor/db/database'
import type { AccountId } from '@candor/kernel/ids'

interface Away {
  readonly stateHash: string
  readonly browserHash: string
  /** Null for an address of no company. */
  readonly providerId: string | null
  readonly nonce: string
  readonly codeVerifier: string
  readonly target: string | null
  /** Who links an identity; null for a sign-in. */
  readonly accountId: AccountId | null
  readonly expiresAt: Date
}

/** Keeps a sign-in that leaves for a provider. */
export async function insertAway(db: Database, away: Away): Promise<void> {
  await db.insertInto('oidcSignIn').values(away).execute()
}

/** Takes a sign-in that came back: whoever asks again, even with the right browser, finds none. */
export async function consumeAway(db: Database, stateHash: string): Promise<Away | null> {
  const row = await db
    .deleteFrom('oidcSignIn')
    .where('stateHash', '=', stateHash)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Forgets sign-ins that did not come back in time. */
export async function forgetAway(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('oidcSignIn').where('expiresAt', '<', now).execute()
}
