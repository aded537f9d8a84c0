import { classes } from '@candor/ui/classes.ts'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Pair, PairField } from '../rules/wire.ts'
import styles from './field-rows.module.css'
import { useFieldWords } from './use-field-words.ts'
import type { PairChoice } from './use-pair.ts'

interface RowProps {
  field: PairField
  pair: Pair
  choice: PairChoice
}

/** Goes from the radio of one field to that of the next or the previous one. */
function stepToField(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const rows = [...document.querySelectorAll<HTMLElement>('[data-merge-field]')]
  const next = rows[rows.indexOf(event.currentTarget) + step]
  const radio = next?.querySelector<HTMLInputElement>('input:checked') ?? next?.querySelector('input')
  radio?.focus()
}

/** Why a value is the kept one. */
function useNote(): (row: RowProps) => string | null {
  const t = useTranslations('person-merge')
  return ({ field: { field, likeness, at }, choice }) => {
    if (likeness === 'same' || likeness === 'writtenOtherwise') return t(`note.${likeness}`)
    if (!choice.choosesFields) return t('note.own')
    if (field === 'resume') return t('note.resumes')
    if (likeness === 'one') return t('note.one')
    return choice.sideOf(field) === null
      ? null
      : t(choice.sideOf(field) === at ? 'note.newer' : 'note.chosen')
  }
}

/** A field in which both differ: one of two values is chosen. */
export function FieldRow(row: RowProps) {
  const { field: compared, pair, choice } = row
  const t = useTranslations('person-merge')
  const words = useFieldWords()
  const noteOf = useNote()
  const { field } = compared
  const side = choice.sideOf(field)
  const label = words.label(field)
  const value = (at: 'kept' | 'other') => words.value(field, compared[at]) ?? t('none')
  const isChosen = choice.choosesFields
  const sum = !isChosen ? t('eachAsBefore') : side === null ? t('choose') : value(side)
  return (
    <fieldset
      className={classes(styles.row, styles.differs)}
      data-merge-field={field}
      onKeyDown={stepToField}
    >
      <legend className="sr">{label}</legend>
      <span className={styles.term} aria-hidden="true">
        {label}
      </span>
      {(['kept', 'other'] as const).map((at) =>
        isChosen ? (
          <label key={at} className={classes(styles.value, side !== at && styles.left)}>
            <input
              type="radio"
              name={`merge-${field}`}
              checked={side === at}
              onChange={() => choice.choose(field, at)}
            />
            <span>{value(at)}</span>
          </label>
        ) : (
          <span key={at} className={styles.value}>
            {value(at)}
          </span>
        ),
      )}
      <span className={styles.sum}>
        <span className={classes(side === null && isChosen && styles.open)}>{sum}</span>
        <small>{noteOf({ field: compared, pair, choice })}</small>
      </span>
    </fieldset>
  )
}

interface SumProps {
  label: string
  kept: string
  other: string
  sum: string
  note: string | null
}

/** A row in which nothing is chosen. */
export function SumRow({ label, kept, other, sum, note }: SumProps) {
  const t = useTranslations('person-merge')
  return (
    <div className={styles.row}>
      <span className={styles.term}>{label}</span>
      <span className={styles.value}>{kept || t('none')}</span>
      <span className={styles.value}>{other || t('none')}</span>
      <span className={styles.sum}>
        <span>{sum}</span>
        <small>{note}</small>
      </span>
    </div>
  )
}

interface EqualProps extends Omit<RowProps, 'field'> {
  fields: readonly PairField[]
}

/** Fields that are equal: open on a wide screen, folded on a phone. */
export function EqualRows({ fields, pair, choice }: EqualProps) {
  const t = useTranslations('person-merge')
  const words = useFieldWords()
  const noteOf = useNote()
  if (fields.length === 0) return null
  const rows = fields.map((compared) => (
    <SumRow
      key={compared.field}
      label={words.label(compared.field)}
      kept={words.value(compared.field, compared.kept) ?? ''}
      other={words.value(compared.field, compared.other) ?? ''}
      sum={words.value(compared.field, compared.kept) ?? ''}
      note={noteOf({ field: compared, pair, choice })}
    />
  ))
  return (
    <>
      <div className={styles.wide}>{rows}</div>
      <details className={styles.narrow}>
        <summary>{t('equalFields', { count: fields.length })}</summary>
        {rows}
      </details>
    </>
  )
}
