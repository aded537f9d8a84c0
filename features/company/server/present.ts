import type { CompanyRules } from '../rules.ts'

function asText(value: CompanyRules[keyof CompanyRules]): string {
  if (value === null) return ''
  return typeof value === 'boolean' ? (value ? '1' : '0') : JSON.stringify(value)
}

/** Writes the rules as the list of keys and text values that the call speaks; one of several fields is JSON. */
export function presentConfigList(rules: CompanyRules) {
  return Object.entries(rules).map(([configKey, value]) => ({ configKey, configValue: asText(value) }))
}
