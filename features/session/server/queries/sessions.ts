import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId, SessionId } from '@candor/kernel/ids'

interface NewSession {
  id: SessionId
  tokenHash: string
  companyId: CompanyId
  accountId: AccountId
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  addressHash: string
  network: string
  userAgent: string | null
  way: string
  secondFactor: string | null
}

export async function insertSession(transaction: Database, session: NewSession): Promise<void> {
  await transaction.insertInto('session').values(session).execute()
}

export async function endSession(db: Database, sessionId: SessionId, endedAt: Date): Promise<void> {
  await db.updateTable('session').set({ endedAt }).where('id', '=', sessionId).execute()
}

/** Ends the session of a token, where it is one of the account's own. */
export async function endSessionOfToken(
  transaction: Database,
  { accountId, tokenHash }: { readonly accountId: AccountId; readonly tokenHash: string },
  endedAt: Date,
): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ endedAt })
    .where('tokenHash', '=', tokenHash)
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .execute()
}

/** Forgets the tries from before a time, and the sessions that are over and were opened before another. */
export async function forgetSignIns(
  db: Database,
  { now, tries, sessions }: { now: Date; tries: Date; sessions: Date },
): Promise<void> {
  await db.deleteFrom('attempt').where('windowStart', '<', tries).execute()
  await db.deleteFrom('signInPace').where('freeAt', '<', tries).execute()
  await db
    .deleteFrom('session')
    .where('createdAt', '<', sessions)
    .where((eb) => eb.or([eb('endedAt', 'is not', null), eb('expiresAt', '<', now)]))
    .execute()
}
