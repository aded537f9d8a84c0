import type { Database, NewRow } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { type SqlBool, sql } from 'kysely'
import type { ScimFilter } from '../../rules/scim-filter.ts'
import type { DirectoryUser } from '../../rules/scim-user.ts'

/**
 * An account as SCIM lists it: not deleted by the directory, though it may be one that the directory does not manage.
 */
function usersOf(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('account')
    .leftJoin('directoryAccount as managed', 'managed.accountId', 'account.id')
    .where('account.companyId', '=', companyId)
    .where('managed.removedAt', 'is', null)
}

/** Matches a user name: the directory's name of the account, else its e-mail. Both have an index. */
function isNamed(companyId: CompanyId, userName: string) {
  const name = userName.toLowerCase()
  return sql<SqlBool>`account.id in (
    select account_id from directory_account where company_id = ${companyId} and lower(user_name) = ${name}
    union all
    select id from account where lower(email) = ${name}
  ) and lower(coalesce(managed.user_name, account.email)) = ${name}`
}

function filtered(db: Database, companyId: CompanyId, { username, externalid, active }: ScimFilter) {
  return usersOf(db, companyId)
    .$if(username !== undefined, (query) => query.where(isNamed(companyId, username ?? '')))
    .$if(externalid !== undefined, (query) =>
      query.where('managed.companyId', '=', companyId).where('managed.externalId', '=', externalid ?? ''),
    )
    .$if(active !== undefined, (query) => query.where('account.userType', active ? '<>' : '=', 'freeze'))
}

const fields = [
  'account.id',
  'account.email',
  'account.name',
  'account.userType',
  'account.userTypeBeforeFreeze',
  'account.roleId',
  'account.createdAt',
  'managed.userName',
  'managed.externalId',
  'managed.givenName',
  'managed.familyName',
  'managed.isByTable',
  'managed.hasFrozen',
  'managed.removedAt',
  'managed.changedAt',
] as const

export async function listUsers(
  db: Database,
  companyId: CompanyId,
  filter: ScimFilter,
  { startIndex, count }: { startIndex: number; count: number },
) {
  return filtered(db, companyId, filter)
    .orderBy('account.id')
    .offset(startIndex - 1)
    .limit(count)
    .select(fields)
    .execute()
}

export type UserRow = Awaited<ReturnType<typeof listUsers>>[number]

/** The stored data of an account, in the form in which the directory sends them. */
export function readUserRow(row: UserRow): DirectoryUser {
  return {
    userName: row.userName ?? row.email,
    email: row.email,
    externalId: row.externalId,
    name: row.name,
    givenName: row.givenName,
    familyName: row.familyName,
    isActive: row.userType !== 'freeze',
  }
}

export async function countUsers(db: Database, companyId: CompanyId, filter: ScimFilter): Promise<number> {
  const row = await filtered(db, companyId, filter)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function findUser(
  db: Database,
  companyId: CompanyId,
  accountId: AccountId,
): Promise<UserRow | null> {
  const row = await usersOf(db, companyId)
    .where('account.id', '=', accountId)
    .select(fields)
    .executeTakeFirst()
  return row ?? null
}

/** The same, locked until the transaction ends. */
export async function lockUser(
  transaction: Database,
  companyId: CompanyId,
  accountId: AccountId,
): Promise<UserRow | null> {
  const row = await usersOf(transaction, companyId)
    .where('account.id', '=', accountId)
    .select(fields)
    .forUpdate('account')
    .executeTakeFirst()
  return row ?? null
}

/**
 * The account that the directory deleted or froze, by user name or e-mail: adding it again brings it back with its
 * history.
 */
export async function lockReturning(
  transaction: Database,
  companyId: CompanyId,
  { userName, email }: { userName: string; email: string },
): Promise<UserRow | null> {
  // A union, so that each half uses its index: `or` would look at every account of the company.
  const found = sql<{ id: AccountId }>`(
    select id from account where lower(email) = ${email.toLowerCase()}
    union
    select account_id from directory_account
    where company_id = ${companyId} and lower(user_name) = ${userName.toLowerCase()}
  )`
  const row = await transaction
    .selectFrom(found.as('found'))
    .innerJoin('account', 'account.id', 'found.id')
    .innerJoin('directoryAccount as managed', 'managed.accountId', 'account.id')
    .where('account.companyId', '=', companyId)
    .where((eb) =>
      eb.or([
        eb('managed.removedAt', 'is not', null),
        eb.and([eb('account.userType', '=', 'freeze'), eb('managed.hasFrozen', '=', true)]),
      ]),
    )
    .orderBy('account.id')
    .select(fields)
    .forUpdate('account')
    .executeTakeFirst()
  return row ?? null
}

/** Stores the directory's data of an account. */
export async function saveDirectoryAccount(
  db: Database,
  directoryAccount: NewRow<'directoryAccount'>,
): Promise<void> {
  const { accountId, companyId, ...changing } = directoryAccount
  await db
    .insertInto('directoryAccount')
    .values(directoryAccount)
    .onConflict((on) => on.column('accountId').doUpdateSet(changing))
    .execute()
}

/** Whether another account has the user name or the e-mail. */
export async function isTaken(
  db: Database,
  {
    accountId,
    companyId,
    userName,
    email,
  }: { accountId: AccountId; companyId: CompanyId; userName: string; email: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from account where lower(email) = ${email.toLowerCase()} and id <> ${accountId}
    union all
    select 1 from directory_account
    where company_id = ${companyId} and lower(user_name) = ${userName.toLowerCase()} and account_id <> ${accountId}
    limit 1`.execute(db)
  return rows.length > 0
}

/** The groups of one account, by name. */
export async function listGroupsOf(db: Database, companyId: CompanyId, accountIds: readonly AccountId[]) {
  if (accountIds.length === 0) return []
  return db
    .selectFrom('directoryMember as member')
    .innerJoin('directoryGroup as group', 'group.id', 'member.groupId')
    .where('member.companyId', '=', companyId)
    .where('member.accountId', 'in', accountIds)
    .orderBy('group.name')
    .select(['member.accountId', 'group.id', 'group.name'])
    .execute()
}

/** Marks accounts as managed by the directory, also those that administrators added. */
export async function adopt(
  db: Database,
  companyId: CompanyId,
  accountIds: readonly AccountId[],
  now: Date,
): Promise<void> {
  await sql`
    insert into directory_account (account_id, company_id, user_name, is_by_table, changed_at)
    select id, company_id, email, false, ${now} from account
    where company_id = ${companyId} and id = any(${[...accountIds]}::uuid[])
    on conflict do nothing`.execute(db)
}

/** Number of accounts that the directory manages. */
export async function countDirectoryAccounts(db: Database, companyId: CompanyId): Promise<number> {
  const row = await db
    .selectFrom('directoryAccount')
    .where('companyId', '=', companyId)
    .where('removedAt', 'is', null)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
