import type { ReplyOf } from '@candor/call/define'
import type { getCompanyInfo } from '../contract.ts'
import { type CompanyRules, defaultCompanyRules, readCompanyRules } from '../rules.ts'
import type { CompanyBrand } from './queries.ts'

/** Writes what everybody may know of a company, and what only its own accounts may know. */
export function presentCompany(
  { id, name, rules, customerType, edition }: CompanyBrand,
  { isOwn }: { isOwn: boolean },
): ReplyOf<typeof getCompanyInfo> {
  const { partnerBrand } = readCompanyRules(rules)
  const icon = partnerBrand?.icon ?? null
  return {
    companyId: id,
    companyName: name,
    title: partnerBrand?.title ?? null,
    icon,
    logo: icon,
    customerType: isOwn ? customerType : null,
    edition: isOwn ? edition : null,
  }
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
