import type { Database, NewRow } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { type SqlBool, sql } from 'kysely'
import type { ScimFilter } from '../../rules/scim-filter.ts'

const fields = ['id', 'name', 'externalId', 'createdAt', 'changedAt'] as const

function filtered(db: Database, companyId: CompanyId, { displayname, externalid }: ScimFilter) {
  return db
    .selectFrom('directoryGroup')
    .where('companyId', '=', companyId)
    .$if(displayname !== undefined, (query) =>
      query.where(sql<SqlBool>`lower(name) = ${displayname?.toLowerCase() ?? ''}`),
    )
    .$if(externalid !== undefined, (query) => query.where('externalId', '=', externalid ?? ''))
}

export async function listGroups(
  db: Database,
  companyId: CompanyId,
  filter: ScimFilter,
  { startIndex, count }: { startIndex: number; count: number },
) {
  return filtered(db, companyId, filter)
    .orderBy('id')
    .offset(startIndex - 1)
    .limit(count)
    .select(fields)
    .execute()
}

export type GroupRow = Awaited<ReturnType<typeof listGroups>>[number]

export async function countGroups(db: Database, companyId: CompanyId, filter: ScimFilter): Promise<number> {
  const row = await filtered(db, companyId, filter)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function findGroup(
  db: Database,
  companyId: CompanyId,
  groupId: string,
): Promise<GroupRow | null> {
  const row = await db
    .selectFrom('directoryGroup')
    .where('id', '=', groupId)
    .where('companyId', '=', companyId)
    .select(fields)
    .executeTakeFirst()
  return row ?? null
}

/** Names of the directory's groups, as suggestions for the table; at most some. */
export async function listGroupNames(db: Database, companyId: CompanyId): Promise<string[]> {
  const rows = await db
    .selectFrom('directoryGroup')
    .where('companyId', '=', companyId)
    .orderBy('name')
    .limit(500)
    .select('name')
    .execute()
  return [...new Set(rows.map(({ name }) => name))]
}

export async function insertGroup(db: Database, group: NewRow<'directoryGroup'>): Promise<void> {
  await db.insertInto('directoryGroup').values(group).execute()
}

export async function updateGroup(
  db: Database,
  companyId: CompanyId,
  groupId: string,
  patch: { name: string; externalId: string | null; changedAt: Date },
): Promise<void> {
  await db
    .updateTable('directoryGroup')
    .set(patch)
    .where('id', '=', groupId)
    .where('companyId', '=', companyId)
    .execute()
}

export async function deleteGroup(db: Database, companyId: CompanyId, groupId: string): Promise<void> {
  await db.deleteFrom('directoryGroup').where('id', '=', groupId).where('companyId', '=', companyId).execute()
}

export async function listMembers(db: Database, companyId: CompanyId, groupId: string) {
  return db
    .selectFrom('directoryMember as member')
    .innerJoin('account', 'account.id', 'member.accountId')
    .where('member.groupId', '=', groupId)
    .where('member.companyId', '=', companyId)
    .orderBy('member.accountId')
    .select(['account.id', 'account.name'])
    .execute()
}

/** The ids among the given ones that are accounts of the company and not deleted by the directory. */
export async function knownMembers(
  db: Database,
  companyId: CompanyId,
  ids: readonly AccountId[],
): Promise<AccountId[]> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('directoryAccount as managed', 'managed.accountId', 'account.id')
    .where('account.companyId', '=', companyId)
    .where('managed.removedAt', 'is', null)
    .where(sql<SqlBool>`account.id = any(${[...ids]}::uuid[])`)
    .select('account.id')
    .execute()
  return rows.map(({ id }) => id)
}

interface Membership {
  readonly companyId: CompanyId
  readonly groupId: string
  readonly accountIds: readonly AccountId[]
}

/** Adds members. Returns those who are new. */
export async function addMembers(
  db: Database,
  { companyId, groupId, accountIds }: Membership,
): Promise<AccountId[]> {
  const { rows } = await sql<{ accountId: AccountId }>`
    insert into directory_member (group_id, account_id, company_id)
    select ${groupId}, id, ${companyId} from unnest(${[...accountIds]}::uuid[]) as id
    on conflict do nothing
    returning account_id as "accountId"`.execute(db)
  return rows.map(({ accountId }) => accountId)
}

/** Removes members: the given ones, or all but the given ones. Returns those who were removed. */
export async function removeMembers(
  db: Database,
  { companyId, groupId, accountIds }: Membership,
  which: 'these' | 'allBut',
): Promise<AccountId[]> {
  const isThese = sql<SqlBool>`account_id = any(${[...accountIds]}::uuid[])`
  const rows = await db
    .deleteFrom('directoryMember')
    .where('groupId', '=', groupId)
    .where('companyId', '=', companyId)
    .where((eb) => (which === 'these' ? isThese : eb.not(isThese)))
    .returning('accountId')
    .execute()
  return rows.map(({ accountId }) => accountId)
}

/** Removes an account from all its groups. */
export async function leaveGroups(db: Database, companyId: CompanyId, accountId: AccountId): Promise<void> {
  await db
    .deleteFrom('directoryMember')
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .execute()
}
