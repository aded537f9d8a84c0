import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId, SessionId } from '@candor/kernel/ids'

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

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db.insertInto('session').values(session).execute()
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
  passwordHash: string
  changedAt: Date
}

/** Stores a new password and ends the account's other sessions, both or neither. */
export async function setPassword(db: Database, change: PasswordChange): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('account')
      .set({ passwordHash: change.passwordHash, mustChangePassword: false })
      .where('id', '=', change.accountId)
      .where('companyId', '=', change.companyId)
      .execute()
    await transaction
      .updateTable('session')
      .set({ endedAt: change.changedAt })
      .where('accountId', '=', change.accountId)
      .where('id', '<>', change.keptSessionId)
      .where('endedAt', 'is', null)
      .execute()
  })
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
