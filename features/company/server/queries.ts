import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId, PositionId, RoleId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import {
  type AiMarkConfig,
  type CompanyRules,
  defaultAiMarkConfig,
  defaultCompanyRules,
  defaultEvaluationConfig,
  defaultPositionRules,
  type EvaluationConfig,
  isProfile,
  type PositionRules,
  type Profile,
  type ReportTabConfigEntry,
} from '../rules.ts'

/** The keys of company_setting and the shape of each value. */
export interface CompanySettings {
  reportTabConfig: ReportTabConfigEntry[]
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

export async function findPositionRules(
  db: Database,
  { companyId, positionId }: { companyId: CompanyId; positionId: PositionId },
): Promise<PositionRules> {
  const row = await db
    .selectFrom('position')
    .where('id', '=', positionId)
    .where('companyId', '=', companyId)
    .select('settings')
    .executeTakeFirst()
  const settings = row?.settings
  const isSet = typeof settings === 'object' && settings !== null && 'hideScoreIndicator' in settings
  return {
    ...defaultPositionRules,
    ...(isSet && { hideScoreIndicator: settings.hideScoreIndicator === true }),
  }
}

function isTabEntry(value: unknown): value is ReportTabConfigEntry {
  return typeof value === 'object' && value !== null && 'tabType' in value && 'inUse' in value
}

export async function listReportTabConfig(
  db: Database,
  companyId: CompanyId,
): Promise<ReportTabConfigEntry[]> {
  const value = await findSetting(db, companyId, 'reportTabConfig')
  const entries: unknown[] = Array.isArray(value) ? value : []
  return entries.filter(isTabEntry)
}

export interface CompanyRow {
  id: CompanyId
  name: string
  nameLatin: string | null
  profile: Profile
  timeZone: string
  customerType: string
}

export async function getCompany(db: Database, companyId: CompanyId): Promise<CompanyRow> {
  const row = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select(['id', 'name', 'nameLatin', 'profile', 'timeZone', 'customerType'])
    .executeTakeFirstOrThrow()
  if (!isProfile(row.profile)) throw new Error('a company has an unknown profile')
  return { ...row, profile: row.profile }
}

/** Creates the company of an external id, or brings its facts up to date. */
export async function putCompany(
  db: Database,
  facts: { externalId: string; name: string; nameLatin: string | null; profile: Profile; timeZone: string },
): Promise<CompanyId> {
  const { externalId, ...changing } = facts
  const row = await db
    .insertInto('company')
    .values({ id: newId<'company'>(), ...facts })
    .onConflict((on) => on.column('externalId').doUpdateSet(changing))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function putSetting(
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

interface RoleFacts {
  readonly externalId: string
  readonly name: string
  readonly buttons: readonly string[]
}

export async function putRole(db: Database, companyId: CompanyId, role: RoleFacts): Promise<void> {
  const buttons = [...role.buttons]
  await db
    .insertInto('role')
    .values({ id: newId<'role'>(), companyId, externalId: role.externalId, name: role.name, buttons })
    .onConflict((on) => on.columns(['companyId', 'externalId']).doUpdateSet({ name: role.name, buttons }))
    .execute()
}

/** Creates a role unless the company has one of that external id, which stays as it is. */
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

export async function putPosition(
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

/** The account of an e-mail, in whichever company: an e-mail signs in to one alone. */
export async function findAccountByEmail(db: Database, email: string) {
  const row = await db
    .selectFrom('account')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .select(['id', 'companyId'])
    .executeTakeFirst()
  return row ?? null
}

interface AccountFacts {
  readonly email: string
  readonly name: string
  readonly userType: string
  readonly isDemo: boolean
  readonly roleId: RoleId
}

export async function insertAccount(
  db: Database,
  account: AccountFacts & {
    readonly companyId: CompanyId
    readonly passwordHash: string | null
    readonly mustChangePassword: boolean
  },
): Promise<void> {
  await db
    .insertInto('account')
    .values({ id: newId<'account'>(), ...account })
    .execute()
}

export async function updateAccount(
  db: Database,
  of: { companyId: CompanyId; accountId: AccountId },
  { email, name, userType, isDemo, roleId }: AccountFacts,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ email, name, userType, isDemo, roleId })
    .where('id', '=', of.accountId)
    .where('companyId', '=', of.companyId)
    .execute()
}
