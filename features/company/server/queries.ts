import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import {
  type AiMarkConfig,
  type CompanyRules,
  defaultAiMarkConfig,
  defaultCompanyRules,
  defaultEvaluationConfig,
  type EvaluationConfig,
  isProfile,
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
