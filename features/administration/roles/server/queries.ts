import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId, RoleId } from '@candor/kernel/ids'
import { sql } from 'kysely'

function rolesOf(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('role')
    .where('role.companyId', '=', companyId)
    .select([
      'role.id',
      'role.name',
      'role.buttons',
      sql<number>`(
        select count(*)::int from account where role_id = role.id and erased_at is null
      )`.as('accounts'),
      // Including frozen ones, who get their type back when they are unfrozen.
      sql<number>`(
        select count(*)::int from account
        where role_id = role.id and erased_at is null and 'superAdmin' in (user_type, coalesce(user_type_before_freeze, ''))
      )`.as('superAdmins'),
      sql<boolean>`exists (
        select from directory_policy where role_id = role.id
        union all
        select from directory_rule where role_id = role.id
      )`.as('isGivenByDirectory'),
    ])
}

/** The roles of a company, sorted by name. */
export async function listRoles(db: Database, companyId: CompanyId) {
  return rolesOf(db, companyId).orderBy(sql`lower(role.name)`).orderBy('role.id').execute()
}

/** The role that most accounts of each user type have, erased and frozen ones left out. */
export async function listCommonRoles(
  db: Database,
  companyId: CompanyId,
): Promise<{ userType: string; roleId: RoleId }[]> {
  const { rows } = await sql<{ userType: string; roleId: RoleId }>`
    select distinct on (user_type) user_type, role_id from account
    where company_id = ${companyId} and erased_at is null and user_type <> 'freeze'
    group by user_type, role_id
    order by user_type, count(*) desc, role_id`.execute(db)
  return rows
}

export async function findRole(db: Database, companyId: CompanyId, roleId: RoleId) {
  const row = await rolesOf(db, companyId).where('role.id', '=', roleId).executeTakeFirst()
  return row ?? null
}

export async function isRoleName(db: Database, companyId: CompanyId, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('role')
    .where('companyId', '=', companyId)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertRole(
  db: Database,
  role: { id: RoleId; companyId: CompanyId; name: string },
): Promise<void> {
  // It is from no file, so its external id is its own id.
  await db
    .insertInto('role')
    .values({ ...role, externalId: role.id, buttons: [] })
    .execute()
}

export async function updateRole(
  db: Database,
  roleId: RoleId,
  patch: { name?: string; buttons?: string[] },
): Promise<void> {
  await db.updateTable('role').set(patch).where('id', '=', roleId).execute()
}

/** Removes a role. An erased account has no rights, but its row needs a role: it gets that of the remover. */
export async function removeRole(
  db: Database,
  { roleId, by }: { readonly roleId: RoleId; readonly by: AccountId },
): Promise<void> {
  const remover = await db
    .selectFrom('account')
    .where('id', '=', by)
    .select('roleId')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('account')
    .set({ roleId: remover.roleId })
    .where('roleId', '=', roleId)
    .where('erasedAt', 'is not', null)
    .execute()
  await db.deleteFrom('role').where('id', '=', roleId).execute()
}
