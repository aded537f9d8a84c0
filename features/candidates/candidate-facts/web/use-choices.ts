import { useTranslations } from 'use-intl'
import { educationLevels } from '../../candidates/rules.ts'
import type { CandidateField, FieldValue } from '../rules/field-names.ts'

/** The items of the fields that are chosen; an empty value is none. */
export function useChoices() {
  const t = useTranslations('candidate-facts')
  const words = useTranslations('candidates')
  const none = { value: '', label: t('unknown') }
  return {
    gender: [none, { value: '1', label: words('male') }, { value: '2', label: words('female') }],
    // 0 is a requirement of a position, and no level of a person.
    education: [
      none,
      ...educationLevels.flatMap((level, code) =>
        code === 0 ? [] : [{ value: String(code), label: words(`education.${level}`) }],
      ),
    ],
  }
}

/** Returns how a value of a field reads; null for none. */
export function useFieldText(): (field: CandidateField, value: FieldValue) => string | null {
  const t = useTranslations('candidate-facts')
  const choices = useChoices()
  return (field, value) => {
    if (value === null || value === '') return null
    if (field === 'gender') {
      // Another number than 1 is female (R3-002).
      const code = value === 1 ? '1' : '2'
      return choices.gender.find((item) => item.value === code)?.label ?? null
    }
    if (field === 'education')
      return choices.education.find((item) => item.value === String(value))?.label ?? null
    if (field === 'age' && typeof value === 'number') return t('ageOf', { age: value })
    if (field === 'workYears' && typeof value === 'number') return t('years', { years: value })
    return String(value)
  }
}
