import { isRecord } from '@candor/kernel/is-record'
import { canonicalText } from '../../../platform/audit/rules/canonical.ts'
import {
  type Description,
  maxName,
  positionLanguages,
  type Salary,
  salaryPeriods,
} from '../contract/fields.ts'
import type { PositionNames } from './names.ts'

export const noDescription: Description = { cn: '', en: '', 'zh-TW': '' }

/** Reads a stored description; a missing language is empty. */
export function readStoredDescription(stored: unknown): Description {
  if (!isRecord(stored)) return noDescription
  const textIn = (language: keyof Description) => {
    const text = stored[language]
    return typeof text === 'string' ? text : ''
  }
  return { cn: textIn('cn'), en: textIn('en'), 'zh-TW': textIn('zh-TW') }
}

/** Reads a stored salary; null where there is none. */
export function readStoredSalary(stored: unknown): Salary | null {
  if (!isRecord(stored)) return null
  const { min, max, currency, per: given } = stored
  const per = salaryPeriods.find((period) => period === given)
  if (typeof min !== 'number' || typeof max !== 'number' || typeof currency !== 'string' || !per) return null
  return { min, max, currency, per }
}

/** Reads stored languages. */
export function readStoredLanguages(stored: readonly string[]) {
  return positionLanguages.filter((language) => stored.includes(language))
}

/** The names of a copy: each with a suffix of its language, within the longest name. */
export function namesOfCopy({ name, nameLatin, nameTw }: PositionNames): PositionNames {
  const withSuffix = (text: string, suffix: string) => `${text.slice(0, maxName - suffix.length)}${suffix}`
  const chinese = /\p{Script=Han}/u.test(name) ? '（副本）' : ' (copy)'
  return {
    name: withSuffix(name, chinese),
    nameLatin: nameLatin && withSuffix(nameLatin, ' (copy)'),
    nameTw: nameTw && withSuffix(nameTw, '（副本）'),
  }
}

/** The fields in which two states of a position differ, with their values, for the audit log. */
export function changedFields(before: object, after: object) {
  const known = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([key, value]) => canonicalText(known.get(key) ?? null) !== canonicalText(value ?? null),
  )
  return {
    from: Object.fromEntries(changed.map(([key]) => [key, known.get(key) ?? null])),
    to: Object.fromEntries(changed),
  }
}

/** The lengths of a description by language, which stand for it in the audit log. */
export function descriptionLengths(description: Description): Record<string, number> {
  return Object.fromEntries(Object.entries(description).map(([language, text]) => [language, text.length]))
}
