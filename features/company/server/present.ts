import type { ReplyOf } from '@candor/call/define'
import type { CompanyId } from '@candor/kernel/ids'
import type { getCompanyInfo } from '../contract.ts'
import { type CompanyRules, defaultCompanyRules } from '../rules.ts'
import type { getCompany } from './queries.ts'

export function presentCompany(
  companyId: CompanyId,
  { name, customerType, edition }: Awaited<ReturnType<typeof getCompany>>,
  { partnerBrand }: CompanyRules,
): ReplyOf<typeof getCompanyInfo> {
  const icon = partnerBrand?.icon ?? null
  const title = partnerBrand?.title ?? null
  return { companyId, companyName: name, customerType, title, icon, logo: icon, edition }
}

function asText(value: CompanyRules[keyof CompanyRules]): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number') return String(value)
  const { title, icon } = value
  return JSON.stringify({ title, icon })
}

/** Writes the rules as the call's list of keys and text values; a rule with several fields is JSON. */
export function presentConfigList(rules: CompanyRules) {
  return Object.entries(rules)
    .filter(([configKey]) => configKey in defaultCompanyRules)
    .map(([configKey, value]) => ({ configKey, configValue: asText(value) }))
}
