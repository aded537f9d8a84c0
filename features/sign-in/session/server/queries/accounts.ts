import type { Database } from '@candor/db/database'
import { storedAddresses } from '@candor/kernel/email-address'
import type { AccountId, CompanyId, SessionId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { forgetPendingOf } from './pending-sign-ins.ts'

/** The account of an e-mail, and whether somebody has signed in to it from an address since a time. */
export async function findAccountByEmail(db: Database, email: string, from: { hash: string; since: Date }) {
  const row = await db
    .selectFrom('account')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), 'in', storedAddresses(email)))
    .select(['id', 'companyId', 'userType', 'email', 'isDemo', 'passwordHash', 'passwordEndsAt'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('session')
          .whereRef('session.accountId', '=', 'account.id')
          .where('session.addressHash', '=', from.hash)
          .where('session.createdAt', '>', from.since)
          .select('session.id'),
      ).as('isFromOwnAddress'),
    )
    .executeTakeFirst()
  return row ?? null
}

/** Limit of the list; the demo companies have about twenty accounts. */
const maxDemoAccounts = 100

const heldFields = ['id', 'companyId', 'userType', 'email', 'isDemo', 'passwordHash'] as const

/**
 * An account, locked until the transaction ends; null without one. The lock is exclusive, as a sign-in writes into the
 * row later: two with shared locks would wait for each other.
 */
export async function lockAccountById(transaction: Database, companyId: CompanyId, accountId: AccountId) {
  const row = await transaction
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('companyId', '=', companyId)
    .forNoKeyUpdate()
    .select(heldFields)
    .executeTakeFirst()
  return row ?? null
}

/** Whether an account still has the type and the password that it had when it was read. */
export function isAsRead(
  account: { readonly userType: string; readonly passwordHash: string | null },
  read: { readonly userType: string; readonly passwordHash: string | null },
): boolean {
  return account.userType === read.userType && account.passwordHash === read.passwordHash
}

/** The demo accounts that can sign in, grouped by company. */
export async function listDemoAccounts(db: Database) {
  return db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.companyId')
    .where('account.isDemo', '=', true)
    .where('account.userType', '<>', 'freeze')
    .orderBy('company.createdAt')
    .orderBy('account.email')
    .limit(maxDemoAccounts)
    .select(['account.email', 'account.name', 'account.userType', 'company.name as companyName'])
    .execute()
}

export async function findDemoAccount(db: Database, email: string) {
  const row = await db
    .selectFrom('account')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .where('isDemo', '=', true)
    .select(heldFields)
    .executeTakeFirst()
  return row ?? null
}

export async function getAccount(db: Database, companyId: CompanyId, accountId: AccountId) {
  return db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.companyId')
    .innerJoin('role', 'role.id', 'account.roleId')
    .leftJoin('appLink', 'appLink.accountId', 'account.id')
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
      'company.nameLatin as companyLatin',
      'company.customerType',
      'company.timeZone',
      'role.buttons',
      'appLink.openId',
    ])
    .executeTakeFirstOrThrow()
}

export type AccountRow = Awaited<ReturnType<typeof getAccount>>

export async function getPassword(db: Database, companyId: CompanyId, accountId: AccountId) {
  return db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('companyId', '=', companyId)
    .select(['passwordHash', 'passwordEndsAt'])
    .executeTakeFirstOrThrow()
}

interface PasswordChange {
  companyId: CompanyId
  accountId: AccountId
  /** The session that stays open. */
  keptSessionId: SessionId
  /** The hashes of the old and the new password. */
  from: string | null
  to: string
  changedAt: Date
}

/**
 * Stores a new password and ends the account's other sessions. False, without effect, where the password was changed
 * since the old one was read. Called within a transaction.
 */
export async function setPassword(transaction: Database, change: PasswordChange): Promise<boolean> {
  const changed = await transaction
    .updateTable('account')
    .set({ passwordHash: change.to, mustChangePassword: false, passwordEndsAt: null })
    .where('id', '=', change.accountId)
    .where('companyId', '=', change.companyId)
    .where('passwordHash', '=', change.from)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  await forgetPendingOf(transaction, change.accountId)
  await transaction
    .updateTable('session')
    .set({ endedAt: change.changedAt })
    .where('accountId', '=', change.accountId)
    .where('id', '<>', change.keptSessionId)
    .where('endedAt', 'is', null)
    .execute()
  return true
}

/** Stores whether an account is reminded of its availability after accepting an interview. */
export async function keepWechatHint(
  db: Database,
  { companyId, accountId }: { readonly companyId: CompanyId; readonly accountId: AccountId },
  isOn: boolean,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ showsWechatHint: isOn })
    .where('id', '=', accountId)
    .where('companyId', '=', companyId)
    .execute()
}

/** Stores the language of an account. */
export async function keepLanguage(
  db: Database,
  { companyId, accountId }: { readonly companyId: CompanyId; readonly accountId: AccountId },
  locale: Locale,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ locale })
    .where('id', '=', accountId)
    .where('companyId', '=', companyId)
    .where('locale', 'is distinct from', locale)
    .execute()
}
