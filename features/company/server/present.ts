import type { CompanyRules } from '../rules.ts'

/** Writes the rules as the list of keys and text values that the call speaks. */
export function presentConfigList(rules: CompanyRules) {
  return Object.entries(rules).map(([configKey, value]) => ({
    configKey,
    configValue: typeof value === 'boolean' ? (value ? '1' : '0') : String(value),
  }))
}
