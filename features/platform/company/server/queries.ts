import type { AppServices, Database, NewRow } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { storedAddresses } from '@candor/kernel/email-address'
import type { CompanyId, Id, RoleId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { PersonAct } from '../../access/rules/person-acts.ts'
import { lockRights } from '../../access/server/queries/rights.ts'
import { readSwitches, type writeSwitch } from '../rules/wire.ts'
import {
  type AiMarkConfig,
  brandTitle,
  type CompanyRules,
  defaultAiMarkConfig,
  defaultCompanyRules,
  defaultEvaluationConfig,
  type EvaluationConfig,
  hrMay,
  type ReportSwitch,
  readCompanyRules,
} from '../rules.ts'

/** The keys of company_setting and the shape of each value. */
export interface CompanySettings {
  reportTabConfig: ReturnType<typeof writeSwitch>[]
  aiMarkCfg: AiMarkConfig
  evaluationConfig: EvaluationConfig
  rules: CompanyRules
}

async function findSetting(db: Database, companyId: CompanyId, key: keyof CompanySettings) {
  const row = await db
    .selectFrom('companySetting')
    .where('companyId', '=', companyId)
    .where('key', '=', key)
    .select('value')
    .executeTakeFirst()
  const value = row?.value
  return typeof value === 'object' && value !== null ? value : null
}

export async function findEvaluationConfig(db: Database, companyId: CompanyId): Promise<EvaluationConfig> {
  return { ...defaultEvaluationConfig, ...(await findSetting(db, companyId, 'evaluationConfig')) }
}

export async function findAiMarkConfig(db: Database, companyId: CompanyId): Promise<AiMarkConfig> {
  return { ...defaultAiMarkConfig, ...(await findSetting(db, companyId, 'aiMarkCfg')) }
}

export async function findCompanyRules(db: Database, companyId: CompanyId): Promise<CompanyRules> {
  return { ...defaultCompanyRules, ...(await findSetting(db, companyId, 'rules')) }
}

/** The acts on persons that the company opens to HR. */
export async function findHrMay(db: Database, companyId: CompanyId): Promise<PersonAct[]> {
  return hrMay(await findCompanyRules(db, companyId))
}

/** The product name for the people of each of these companies. */
export async function listBrandTitles(
  db: Database,
  companyIds: readonly CompanyId[],
): Promise<ReadonlyMap<CompanyId, string>> {
  const rows = await db
    .selectFrom('company')
    .leftJoin('companySetting as rules', (join) =>
      join.onRef('rules.companyId', '=', 'company.id').on('rules.key', '=', 'rules'),
    )
    .where(sql<boolean>`company.id = any(${companyIds}::uuid[])`)
    .select(['company.id', 'rules.value'])
    .execute()
  return new Map(rows.map(({ id, value }) => [id, brandTitle(readCompanyRules(value))]))
}

/** The company of an id from outside, which proves nothing: only a brand may be told of it. */
export async function findCompanyBrand(db: Database, id: Id<'namedCompany'> | CompanyId) {
  return db
    .selectFrom('company')
    .leftJoin('companySetting as rules', (join) =>
      join.onRef('rules.companyId', '=', 'company.id').on('rules.key', '=', 'rules'),
    )
    .where(sql<boolean>`company.id = ${id}::uuid`)
    .select(['company.id', 'company.name', 'customerType', 'edition', 'rules.value as rules'])
    .executeTakeFirst()
}
export type CompanyBrand = NonNullable<Awaited<ReturnType<typeof findCompanyBrand>>>

export async function listSwitches(db: Database, companyId: CompanyId): Promise<ReportSwitch[]> {
  return readSwitches(await findSetting(db, companyId, 'reportTabConfig'))
}

/** The company behind the public pages, by its external id; null where there is none. */
export async function findSiteCompany({
  db,
  settings: { site },
}: Pick<AppServices, 'db' | 'settings'>): Promise<CompanyId | null> {
  if (!site) return null
  return findCompanyByExternalId(db, site.company)
}

const companyFacts = ['name', 'nameLatin', 'profile', 'timeZone', 'customerType', 'edition'] as const

export async function getCompany(db: Database, companyId: CompanyId) {
  return db.selectFrom('company').where('id', '=', companyId).select(companyFacts).executeTakeFirstOrThrow()
}

/**
 * Creates the company of an external id, or updates it; a missing customer type stays.
 *
 * Call it first in a transaction. It locks the company's rights: nobody acts in the company until the end, as the
 * import may change what they may do.
 */
export async function storeCompany(
  transaction: Database,
  facts: Omit<NewRow<'company'>, 'id'>,
): Promise<CompanyId> {
  const { externalId, ...changing } = facts
  const known = await findCompanyByExternalId(transaction, externalId)
  if (known) await lockRights(transaction, known)
  const row = await transaction
    .insertInto('company')
    .values({ id: newId<'company'>(), ...facts })
    .onConflict((on) => on.column('externalId').doUpdateSet(changing))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function storeSetting(
  db: Database,
  companyId: CompanyId,
  key: string,
  setting: unknown,
): Promise<void> {
  const value = JSON.stringify(setting)
  await db
    .insertInto('companySetting')
    .values({ companyId, key, value })
    .onConflict((on) => on.columns(['companyId', 'key']).doUpdateSet({ value }))
    .execute()
}

/** Sets some keys of an object setting; its others stay. */
export async function mergeSetting(
  db: Database,
  companyId: CompanyId,
  key: string,
  setting: object,
): Promise<void> {
  const value = JSON.stringify(setting)
  await db
    .insertInto('companySetting')
    .values({ companyId, key, value })
    .onConflict((on) =>
      on.columns(['companyId', 'key']).doUpdateSet({ value: sql`company_setting.value || excluded.value` }),
    )
    .execute()
}

/** A company by its external id; null where there is none. */
export async function findCompanyByExternalId(db: Database, externalId: string): Promise<CompanyId | null> {
  const row = await db
    .selectFrom('company')
    .where('externalId', '=', externalId)
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}

interface RoleFacts {
  readonly externalId: string
  readonly name: string
  readonly buttons: readonly string[]
}

export async function storeRole(db: Database, companyId: CompanyId, role: RoleFacts): Promise<void> {
  const buttons = [...role.buttons]
  await db
    .insertInto('role')
    .values({ id: newId<'role'>(), companyId, externalId: role.externalId, name: role.name, buttons })
    .onConflict((on) => on.columns(['companyId', 'externalId']).doUpdateSet({ name: role.name, buttons }))
    .execute()
}

/** Creates a role; an existing one with this external id stays as it is. */
export async function ensureRole(db: Database, companyId: CompanyId, role: RoleFacts): Promise<void> {
  await db
    .insertInto('role')
    .values({ id: newId<'role'>(), companyId, ...role, buttons: [...role.buttons] })
    .onConflict((on) => on.columns(['companyId', 'externalId']).doNothing())
    .execute()
}

/** The roles of a company by external id. */
export async function listRoles(db: Database, companyId: CompanyId): Promise<Map<string, RoleId>> {
  const rows = await db
    .selectFrom('role')
    .where('companyId', '=', companyId)
    .select(['id', 'externalId'])
    .execute()
  return new Map(rows.map(({ id, externalId }) => [externalId, id]))
}

export async function storePosition(
  db: Database,
  companyId: CompanyId,
  position: { externalId: string; name: string; nameLatin: string | null; isL5: boolean; settings: object },
): Promise<void> {
  const { externalId, name, nameLatin, isL5 } = position
  const changing = { name, nameLatin, isL5, settings: JSON.stringify(position.settings) }
  await db
    .insertInto('position')
    .values({ id: newId<'position'>(), companyId, externalId, ...changing })
    .onConflict((on) => on.columns(['companyId', 'externalId']).doUpdateSet(changing))
    .execute()
}

/** The account of an e-mail, in any company: an e-mail belongs to one account only. */
export async function findAccountByEmail(db: Database, email: string) {
  const row = await db
    .selectFrom('account')
    .where(sql<string>`lower(email)`, 'in', storedAddresses(email))
    .select(['id as accountId', 'companyId', 'roleId', 'isDemo', 'name', 'userType', 'userTypeBeforeFreeze'])
    .executeTakeFirst()
  return row ?? null
}

export async function hasAccounts(db: Database, companyId: CompanyId): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .limit(1)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
