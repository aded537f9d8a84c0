import { Field } from '@candor/ui/inputs/field'
import { useTranslations } from 'use-intl'
import type { ChipDraft } from '../../rules/chips.ts'
import { defaultWorkYears, maxWorkYears } from '../../rules/filter.ts'
import styles from './chip-editor.module.css'

interface Props {
  draft: ChipDraft
  onChange: (changed: Partial<ChipDraft>) => void
}

/** The latest number of days by which the last activity is filtered. */
const mostDays = 3_650
const numbers = {
  score: { min: 0, max: 5, step: 0.1, start: 3 },
  years: { min: 0, max: maxWorkYears, step: 1, start: defaultWorkYears },
}

/** The two ends of a span of numbers or days. */
export function SpanFields({ draft, onChange }: Props) {
  const t = useTranslations('shortlist')
  const { by, from, to, last } = draft
  const isNumber = by === 'score' || by === 'years'
  const isTurned = from !== undefined && to !== undefined && from > to
  return (
    <>
      {by === 'active' && (
        <NumberField
          label={t('span.lastDays')}
          value={last}
          min={1}
          max={mostDays}
          step={1}
          start={7}
          onValue={(days) =>
            onChange({ last: days, ...(days === undefined ? {} : { from: undefined, to: undefined }) })
          }
        />
      )}
      <div className={styles.ends}>
        {isNumber ? (
          <>
            <NumberField
              label={t('span.from')}
              value={from}
              {...numbers[by]}
              onValue={(value) => onChange({ from: value })}
            />
            <NumberField
              label={t('span.to')}
              value={to}
              {...numbers[by]}
              start={numbers[by].max}
              onValue={(value) => onChange({ to: value })}
            />
          </>
        ) : (
          <>
            <DayField
              label={t('span.from')}
              value={from}
              onValue={(value) => onChange({ from: value, last: undefined })}
            />
            <DayField
              label={t('span.to')}
              value={to}
              onValue={(value) => onChange({ to: value, last: undefined })}
            />
          </>
        )}
      </div>
      {isTurned && (
        <p className={styles.fault} role="alert">
          {t('span.turned')}
        </p>
      )}
    </>
  )
}

interface NumberProps {
  label: string
  value: string | number | undefined
  min: number
  max: number
  step: number
  /** The value with which stepping an empty field begins. */
  start: number
  onValue: (value: number | undefined) => void
}

/** A number field. A value out of its range says so, and filters nothing. */
function NumberField({ label, value, min, max, step, start, onValue }: NumberProps) {
  const t = useTranslations('shortlist')
  const isWrong = typeof value === 'number' && (value < min || value > max)
  return (
    <Field
      label={label}
      isSmall
      type="number"
      inputMode={step < 1 ? 'decimal' : 'numeric'}
      min={min}
      max={max}
      step={step}
      size={1}
      autoComplete="off"
      placeholder={String(start)}
      defaultValue={value}
      {...(isWrong && { error: t('wrongNumber', { least: min, most: max }) })}
      onChange={({ currentTarget: { value: text } }) => onValue(text === '' ? undefined : Number(text))}
      onKeyDown={(event) => {
        if (event.currentTarget.value !== '' || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
        event.preventDefault()
        event.currentTarget.value = String(start)
        onValue(start)
      }}
    />
  )
}

interface DayProps {
  label: string
  value: string | number | undefined
  onValue: (value: string | undefined) => void
}

function DayField({ label, value, onValue }: DayProps) {
  return (
    <Field
      label={label}
      isSmall
      type="date"
      value={value ?? ''}
      onChange={(event) => onValue(event.currentTarget.value || undefined)}
    />
  )
}
