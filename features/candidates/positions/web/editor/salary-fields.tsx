import { Field } from '@candor/ui/inputs/field'
import { Segments } from '@candor/ui/inputs/segments'
import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import { salaryPeriods } from '../../contract/fields.ts'
import type { PositionForm } from '../../rules/form.ts'
import styles from './edit-page.module.css'

interface Props {
  form: PositionForm
  errorOf: (field: keyof PositionForm) => string | undefined
  onChange: (part: Partial<PositionForm>) => void
}

/** The salary of a position: a range in one currency. */
export function SalaryFields({ form, errorOf, onChange }: Props) {
  const t = useTranslations('positions.editor')
  return (
    <Section title={t('salary')}>
      <p className={styles.text}>{t('salaryText')}</p>
      <div className={styles.salary}>
        <Field
          label={t('min')}
          inputMode="numeric"
          maxLength={10}
          value={form.salaryMin}
          error={errorOf('salaryMin')}
          onChange={({ currentTarget }) => onChange({ salaryMin: currentTarget.value })}
        />
        <Field
          label={t('max')}
          inputMode="numeric"
          maxLength={10}
          value={form.salaryMax}
          error={errorOf('salaryMax')}
          onChange={({ currentTarget }) => onChange({ salaryMax: currentTarget.value })}
        />
        <Field
          label={t('currency')}
          maxLength={3}
          autoComplete="off"
          value={form.currency}
          error={errorOf('currency')}
          onChange={({ currentTarget }) => onChange({ currency: currentTarget.value })}
        />
        <Segments
          label={t('per')}
          layout="stacked"
          items={salaryPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
          value={form.per}
          onChange={(per) => onChange({ per })}
        />
      </div>
    </Section>
  )
}
