import type { RuleKey } from '../rules/keys.ts'

/** What the search reads of rules of the company. */
export function ruleTexts(keys: readonly (RuleKey | 'candidateMoveHours' | 'idPhotoDays')[]) {
  return keys.map(
    (key) =>
      ({
        setting: key,
        label: `settings.rules.${key}.label`,
        text: `settings.rules.${key}.text`,
      }) as const,
  )
}
