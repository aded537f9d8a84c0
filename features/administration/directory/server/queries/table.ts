import type { AppServices, Database } from '@candor/db/database'
import type { AccountId, CompanyId, RoleId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { giveTypes } from '../../../../sign-in/account-changes/server/queries/change-account.ts'

/** Type and role of accounts from the directory. */
export interface Given {
  readonly userType: string
  readonly roleId: RoleId
}

export interface Policy extends Given {
  /** Whether a first sign-in through the company's provider adds an account. */
  readonly addsAtSignIn: boolean
}

export interface Rule extends Given {
  readonly groupName: string
}

export async function findPolicy(db: Database, companyId: CompanyId): Promise<Policy | null> {
  const row = await db
    .selectFrom('directoryPolicy')
    .where('companyId', '=', companyId)
    .select(['userType', 'roleId', 'addsAtSignIn'])
    .executeTakeFirst()
  return row ?? null
}

/** How often the table was changed, and who changed it last. */
export async function findRevision(db: Database, companyId: CompanyId) {
  const row = await db
    .selectFrom('directoryPolicy as policy')
    .leftJoin('account', 'account.id', 'policy.changedByAccountId')
    .where('policy.companyId', '=', companyId)
    .select(['policy.revision', 'account.name as changedBy'])
    .executeTakeFirst()
  return row ?? { revision: 0, changedBy: null }
}

/** The table of groups in its order. */
export async function listRules(db: Database, companyId: CompanyId): Promise<Rule[]> {
  return db
    .selectFrom('directoryRule')
    .where('companyId', '=', companyId)
    .orderBy('rank')
    .select(['groupName', 'userType', 'roleId'])
    .execute()
}

/** Stores the policy, and counts the change of the table. */
export async function storePolicy(
  db: Database,
  { companyId, accountId: changedByAccountId }: { companyId: CompanyId; accountId: AccountId },
  policy: Policy,
): Promise<void> {
  const changing = { ...policy, changedByAccountId }
  await db
    .insertInto('directoryPolicy')
    .values({ companyId, ...changing, revision: 1 })
    .onConflict((on) =>
      on
        .column('companyId')
        .doUpdateSet((eb) => ({ ...changing, revision: eb('directoryPolicy.revision', '+', 1) })),
    )
    .execute()
}

export async function replaceRules(
  db: Database,
  companyId: CompanyId,
  rules: readonly Rule[],
): Promise<void> {
  await db.deleteFrom('directoryRule').where('companyId', '=', companyId).execute()
  if (rules.length === 0) return
  await db
    .insertInto('directoryRule')
    .values(rules.map((rule, rank) => ({ companyId, rank, ...rule })))
    .execute()
}

/** Type and role for members of these groups; null while the default is not set. */
export async function findGiven(
  db: Database,
  companyId: CompanyId,
  groupNames: readonly string[],
): Promise<(Policy & { role: string }) | null> {
  const { rows } = await sql<Policy & { role: string }>`
    select coalesce(rule.user_type, policy.user_type) as "userType", role.id as "roleId", role.name as role,
      policy.adds_at_sign_in as "addsAtSignIn"
    from directory_policy as policy
    left join lateral (
      select user_type, role_id from directory_rule
      where company_id = policy.company_id and lower(group_name) = any(${groupNames.map((name) => name.toLowerCase())}::text[])
      order by rank
      limit 1
    ) as rule on true
    join role on role.id = coalesce(rule.role_id, policy.role_id)
    where policy.company_id = ${companyId}`.execute(db)
  return rows[0] ?? null
}

/** An account whose type or role the table changed. */
export interface Retyped {
  readonly id: AccountId
  readonly name: string
  readonly isFrozen: boolean
  readonly from: { readonly userType: string; readonly role: string }
  readonly to: { readonly userType: string; readonly role: string }
}

interface RetypedRow {
  id: AccountId
  name: string
  isFrozen: boolean
  wasType: string
  wasRole: string
  isType: string
  isRole: string
  roleId: RoleId
}

/** Marks the accounts that the table concerns, and returns those whose type or role it changes. */
async function markRetyped(
  db: Database,
  companyId: CompanyId,
  accountIds: readonly AccountId[] | 'all',
): Promise<RetypedRow[]> {
  const chosen = accountIds === 'all' ? sql`true` : sql`account.id = any(${[...accountIds]}::uuid[])`
  const { rows } = await sql<RetypedRow>`
    with looked_at as (
      select account.id, account.name, account.user_type = 'freeze' as is_frozen,
        coalesce(account.user_type_before_freeze, account.user_type) as was_type, account.role_id as was_role,
        rule.user_type as rule_type, rule.role_id as rule_role_id,
        coalesce(rule.user_type, case when managed.is_by_table then policy.user_type end) as is_type,
        coalesce(rule.role_id, case when managed.is_by_table then policy.role_id end) as is_role,
        managed.is_by_table or (rule.user_type, rule.role_id) is distinct from (managed.rule_type, managed.rule_role_id) as is_concerned
      from account
      join directory_account as managed on managed.account_id = account.id
      left join directory_policy as policy on policy.company_id = account.company_id
      left join lateral (
        select directory_rule.user_type, directory_rule.role_id
        from directory_member
        join directory_group on directory_group.id = directory_member.group_id
        join directory_rule on directory_rule.company_id = directory_group.company_id
          and lower(directory_rule.group_name) = lower(directory_group.name)
        where directory_member.account_id = account.id
        order by directory_rule.rank
        limit 1
      ) as rule on true
      where account.company_id = ${companyId} and managed.removed_at is null and ${chosen}
    ),
    wanted as (
      select *, is_concerned and is_type is not null and was_type <> 'superAdmin' as is_given from looked_at
    ),
    marked as (
      update directory_account set
        is_by_table = directory_account.is_by_table or wanted.is_given,
        rule_type = wanted.rule_type, rule_role_id = wanted.rule_role_id
      from wanted where directory_account.account_id = wanted.id and wanted.is_concerned
    )
    select wanted.id, wanted.name, is_frozen as "isFrozen", was_type as "wasType", is_type as "isType",
      was.name as "wasRole", now.name as "isRole", now.id as "roleId"
    from wanted
    join role as was on was.id = wanted.was_role
    join role as now on now.id = wanted.is_role
    where wanted.is_given and (is_type <> was_type or is_role <> was_role)
    order by wanted.id`.execute(db)
  return rows
}

/**
 * Applies the table to accounts by their groups. Returns those that changed.
 *
 * A type or role given by hand stays until the account's row in the table changes (S45). An account in no listed group
 * gets the default only if the table gave its present type. Super administrators are left alone, so that no directory
 * locks a company out of its own settings.
 * Called within a transaction that has locked the company's rights.
 */
export async function applyTable(
  within: Pick<AppServices, 'db' | 'settings' | 'clock'>,
  companyId: CompanyId,
  accountIds: readonly AccountId[] | 'all',
): Promise<Retyped[]> {
  const rows = await markRetyped(within.db, companyId, accountIds)
  await giveTypes(within, companyId, rows)
  return rows.map(({ id, name, isFrozen, wasType, wasRole, isType, isRole }) => ({
    id,
    name,
    isFrozen,
    from: { userType: wasType, role: wasRole },
    to: { userType: isType, role: isRole },
  }))
}
