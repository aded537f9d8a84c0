import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId, RoleId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { UserType } from '../../../platform/access/rules/permissions.ts'
import { accountHolds } from '../../../platform/access/server/queries/search-accounts.ts'
import type { NameCursor } from '../../../platform/manage/rules/name-cursor.ts'
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
    .where('account.erasedAt', 'is', null)
    .$if(text !== '', (query) => query.where(accountHolds(text)))
    .$if(userType !== null, (query) => query.where('account.userType', '=', userType ?? ''))
    .$if(roleId !== null, (query) => query.where('account.roleId', '=', roleId))
}

const accountFields = [
  'account.id',
  'account.name',
  'account.email',
  'account.phone',
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
    .where('account.erasedAt', 'is', null)
    .select(accountFields)
    .executeTakeFirst()
  return row ?? null
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

interface OneTimePassword {
  readonly passwordHash: string
  readonly passwordEndsAt: Date
}

/** Gives an account a password that must be changed at its first use. */
export async function giveOneTimePassword(
  db: Database,
  accountId: AccountId,
  password: OneTimePassword,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ ...password, mustChangePassword: true })
    .where('id', '=', accountId)
    .execute()
}
