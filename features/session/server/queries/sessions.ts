import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId, SessionId } from '@candor/kernel/ids'
import { holdRights } from '../../../access/server/queries/rights.ts'

interface NewSession {
  id: SessionId
  tokenHash: string
  companyId: CompanyId
  accountId: AccountId
  createdAt: Date
  expiresAt: Date
  addressHash: string
}

/**
 * Opens a session of an account unless it was frozen, or given another password, since it was read. Says whether it did.
 * It comes first in a transaction.
 */
export async function openSession(
  transaction: Database,
  read: { passwordHash: string | null; userType: string },
  session: NewSession,
): Promise<boolean> {
  await holdRights(transaction, session.companyId)
  const unchanged = await transaction
    .selectFrom('account')
    .where('id', '=', session.accountId)
    .where('companyId', '=', session.companyId)
    .where('passwordHash', '=', read.passwordHash)
    .where('userType', '=', read.userType)
    .forShare()
    .select('id')
    .executeTakeFirst()
  if (unchanged) await transaction.insertInto('session').values(session).execute()
  return unchanged !== undefined
}

export async function endSession(db: Database, sessionId: SessionId, endedAt: Date): Promise<void> {
  await db.updateTable('session').set({ endedAt }).where('id', '=', sessionId).execute()
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
