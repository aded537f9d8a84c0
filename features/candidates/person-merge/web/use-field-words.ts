import { useTranslations } from 'use-intl'
import { isCandidateField } from '../../candidate-facts/rules/field-names.ts'
import { useFieldText } from '../../candidate-facts/web/use-choices.ts'
import type { MergeField } from '../contract.ts'

/** Returns how fields and their values read. */
export function useFieldWords() {
  const t = useTranslations('person-merge')
  const facts = useTranslations('candidate-facts')
  const textOf = useFieldText()
  return {
    label: (field: MergeField): string =>
      field === 'photo' || field === 'resume' ? t(`field.${field}`) : facts(`field.${field}`),
    value: (field: MergeField, value: string | number | null): string | null =>
      isCandidateField(field) ? textOf(field, value) : value === null ? null : String(value),
  }
}
