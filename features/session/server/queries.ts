import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId, SessionId } from '@candor/kernel/ids'
import { holdRights } from '../../access/server/queries.ts'

export async function findAccountByEmail(db: Database, email: string) {
  const row = await db
    .selectFrom('account')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .select(['id', 'companyId', 'userType', 'isDemo', 'passwordHash'])
    .executeTakeFirst()
  return row ?? null
}

export async function getAccount(db: Database, companyId: CompanyId, accountId: AccountId) {
  return db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.companyId')
    .innerJoin('role', 'role.id', 'account.roleId')
    .where('account.id', '=', accountId)
    .where('account.companyId', '=', companyId)
    .select([
      'account.id',
      'account.name',
      'account.email',
      'account.userType',
      'account.roleId',
      'account.companyId',
      'account.showsWechatHint',
      'account.mustChangePassword',
      'company.name as companyName',
      'company.customerType',
      'company.timeZone',
      'role.buttons',
    ])
    .executeTakeFirstOrThrow()
}

export type AccountRow = Awaited<ReturnType<typeof getAccount>>

interface NewSession {
  id: SessionId
  tokenHash: string
  companyId: CompanyId
  accountId: AccountId
  createdAt: Date
  expiresAt: Date
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

export async function getPasswordHash(db: Database, companyId: CompanyId, accountId: AccountId) {
  const row = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('companyId', '=', companyId)
    .select('passwordHash')
    .executeTakeFirstOrThrow()
  return row.passwordHash
}

interface PasswordChange {
  companyId: CompanyId
  accountId: AccountId
  /** The session that goes on. */
  keptSessionId: SessionId
  /** The hashes of the password that was given and of the one in its place. */
  from: string | null
  to: string
  changedAt: Date
}

/**
 * Stores a new password and ends the account's other sessions. Says no, and does nothing, where another password was set
 * since the old one was read. Called within a transaction.
 */
export async function setPassword(transaction: Database, change: PasswordChange): Promise<boolean> {
  const changed = await transaction
    .updateTable('account')
    .set({ passwordHash: change.to, mustChangePassword: false })
    .where('id', '=', change.accountId)
    .where('companyId', '=', change.companyId)
    .where('passwordHash', '=', change.from)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  await transaction
    .updateTable('session')
    .set({ endedAt: change.changedAt })
    .where('accountId', '=', change.accountId)
    .where('id', '<>', change.keptSessionId)
    .where('endedAt', 'is', null)
    .execute()
  return true
}

export async function turnWechatHintOff(
  db: Database,
  companyId: CompanyId,
  accountId: AccountId,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ showsWechatHint: false })
    .where('id', '=', accountId)
    .where('companyId', '=', companyId)
    .execute()
}

/** Counts a try and gives the number in its window. One statement, so parallel tries cannot outrun the count. */
export async function countAttempt(db: Database, key: string, windowStart: Date): Promise<number> {
  const row = await db
    .insertInto('attempt')
    .values({ key, windowStart, count: 1 })
    .onConflict((on) =>
      on.columns(['key', 'windowStart']).doUpdateSet((eb) => ({ count: eb('attempt.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return row.count
}

export async function clearAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute()
}
