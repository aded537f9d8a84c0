import type { Database, NewRow } from '@candor/db/database'
import type { AccountId, CompanyId, RoleId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { UserType } from '../../access/rules/permissions.ts'
import { accountHolds } from '../../access/server/queries/search-accounts.ts'
import type { NameCursor } from '../../manage/rules/name-cursor.ts'
import { forgetPendingOf } from '../../session/server/queries/pending-sign-ins.ts'
import { accountPageSize } from '../contract.ts'

/** The filter, after the input was checked. */
export interface AccountFilter {
  readonly companyId: CompanyId
  readonly text: string
  /** `freeze` selects frozen accounts; any other type selects those that are not. */
  readonly userType: UserType | null
  readonly roleId: RoleId | null
}

function accountsOf(db: Database, { companyId, text, userType, roleId }: AccountFilter) {
  return db
    .selectFrom('account')
    .where('account.companyId', '=', companyId)
    .$if(text !== '', (query) => query.where(accountHolds(text)))
    .$if(userType !== null, (query) => query.where('account.userType', '=', userType ?? ''))
    .$if(roleId !== null, (query) => query.where('account.roleId', '=', roleId))
}

const accountFields = [
  'account.id',
  'account.name',
  'account.email',
  'account.userType',
  'account.userTypeBeforeFreeze',
  'account.roleId',
  'account.mustChangePassword',
  'passwordLink.purpose as linkPurpose',
  'passwordLink.expiresAt as linkExpiresAt',
  'passwordLink.revokedAt as linkRevokedAt',
] as const

/** One page of accounts by name, with one more row to tell whether there is a next page. */
export async function listAccounts(db: Database, filter: AccountFilter, after: NameCursor | null) {
  return accountsOf(db, filter)
    .innerJoin('role', 'role.id', 'account.roleId')
    .leftJoin('passwordLink', 'passwordLink.accountId', 'account.id')
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(lower(account.name), account.id) > (${after?.name}, ${after?.id}::uuid)`),
    )
    .orderBy(sql`lower(account.name)`)
    .orderBy('account.id')
    .limit(accountPageSize + 1)
    .select([...accountFields, 'role.name as roleName', sql<string>`lower(account.name)`.as('sortName')])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('secondFactor').whereRef('secondFactor.accountId', '=', 'account.id').select('accountId'),
      ).as('hasFactor'),
    )
    .execute()
}

export type ListedAccount = Awaited<ReturnType<typeof listAccounts>>[number]

export async function countAccounts(db: Database, filter: AccountFilter): Promise<number> {
  const row = await accountsOf(db, filter)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function findAccount(db: Database, companyId: CompanyId, accountId: AccountId) {
  const row = await db
    .selectFrom('account')
    .leftJoin('passwordLink', 'passwordLink.accountId', 'account.id')
    .where('account.id', '=', accountId)
    .where('account.companyId', '=', companyId)
    .select(accountFields)
    .executeTakeFirst()
  return row ?? null
}

/** Number of super administrators who can sign in, one account not counted. */
export async function countOtherSuperAdmins(
  db: Database,
  companyId: CompanyId,
  { without, isDemoOn }: { without: AccountId; isDemoOn: boolean },
): Promise<number> {
  const row = await db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where('userType', '=', 'superAdmin')
    .where('passwordHash', 'is not', null)
    .where('id', '<>', without)
    .$if(!isDemoOn, (query) => query.where('isDemo', '=', false))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The names of a company, for mails to its accounts. */
export async function getCompanyNames(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select(['name', 'nameLatin'])
    .executeTakeFirstOrThrow()
}

export async function findRoleName(db: Database, companyId: CompanyId, roleId: RoleId) {
  const row = await db
    .selectFrom('role')
    .where('id', '=', roleId)
    .where('companyId', '=', companyId)
    .select('name')
    .executeTakeFirst()
  return row?.name ?? null
}

type NewAccount = NewRow<'account'> & {
  /** Hash of the one-time password; null for an invited account, which sets its own. */
  readonly oneTime: { readonly passwordHash: string; readonly passwordEndsAt: Date } | null
}

/** Stores an account with a one-time password; false where any company has an account with this e-mail. */
export async function insertAccount(db: Database, { oneTime, ...account }: NewAccount): Promise<boolean> {
  const row = await db
    .insertInto('account')
    .values({ ...account, ...oneTime, mustChangePassword: oneTime !== null })
    .onConflict((on) => on.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateAccount(
  db: Database,
  accountId: AccountId,
  patch: Partial<NewRow<'account'>>,
): Promise<void> {
  await db.updateTable('account').set(patch).where('id', '=', accountId).execute()
}

/** Ends every session and every waiting sign-in of an account. */
export async function endSessions(db: Database, accountId: AccountId, endedAt: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ endedAt })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .execute()
  await forgetPendingOf(db, accountId)
}
