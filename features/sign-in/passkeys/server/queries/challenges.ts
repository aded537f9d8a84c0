import { randomBytes } from 'node:crypto'
import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { hashToken } from '../../../../platform/access/server/gate.ts'
import { challengeMinutes } from '../../rules/limits.ts'

export interface Of {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

/** Purpose of a challenge and its account; none for a sign-in. */
export type ChallengePurpose =
  | { readonly purpose: 'signIn'; readonly of: null }
  | { readonly purpose: 'secondFactor' | 'add'; readonly of: Of }

const challengeBytes = 32

/** Makes a challenge and stores its hash. */
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

/** Uses up a challenge; false where it has another purpose, has expired or was used. */
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

/** Deletes expired challenges. */
export async function forgetChallenges(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('passkeyChallenge').where('expiresAt', '<=', before).execute()
}
