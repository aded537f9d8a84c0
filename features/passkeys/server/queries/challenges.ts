import { randomBytes } from 'node:crypto'
import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { hashToken } from '../../../access/server/gate.ts'
import { challengeMinutes } from '../../rules/limits.ts'

export interface Of {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

/** What an authenticator signs a challenge for, and for whose account; nobody's for a sign-in. */
export type ChallengePurpose =
  | { readonly purpose: 'signIn'; readonly of: null }
  | { readonly purpose: 'secondFactor' | 'add'; readonly of: Of }

const challengeBytes = 32

/** Makes a challenge and keeps its hash. */
export async function addChallenge(
  db: Database,
  { purpose, of }: ChallengePurpose,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(challengeBytes))
  await db
    .insertInto('passkeyChallenge')
    .values({
      challengeHash: hashToken(Buffer.from(challenge).toString('base64url')),
      purpose,
      companyId: of?.companyId ?? null,
      accountId: of?.accountId ?? null,
      expiresAt: new Date(now.getTime() + challengeMinutes * 60_000),
    })
    .execute()
  return challenge
}

/** Takes a challenge, once; says no where it was not made for this, is over or was taken. */
export async function consumeChallenge(
  db: Database,
  challenge: string,
  { purpose, of }: ChallengePurpose,
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeyChallenge')
    .where('challengeHash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('accountId', 'is not distinct from', of?.accountId ?? null)
    .where('expiresAt', '>', now)
    .returning('purpose')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets challenges that nobody answered. */
export async function forgetChallenges(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('passkeyChallenge').where('expiresAt', '<=', before).execute()
}
