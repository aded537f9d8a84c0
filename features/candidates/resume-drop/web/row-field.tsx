import { classes } from '@candor/ui/classes.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RowField as Field, FieldName } from '../contract/row.ts'
import { isOpen, shownValue } from '../rules/row.ts'
import styles from './row.module.css'

interface Props {
  name: FieldName
  number: number
  field: Field
  /** The person's name, or the name of the file. */
  who: string
  isCurrent: boolean
  isFixed: boolean
  onReach: () => void
  onWrite: (value: string) => void
}

/** The sign of where a value comes from: its number on the page, or a hand. */
function Sign({ field, number, isCurrent }: Pick<Props, 'field' | 'number' | 'isCurrent'>) {
  const t = useTranslations('resume-drop')
  if (field.written !== null) {
    const isRead = field.options.includes(field.written) || field.written === field.value
    if (field.written === '') return null
    return isRead ? (
      <PlaceNumber number={number} isCurrent={isCurrent} />
    ) : (
      <span className={styles.hand}>{t('byHand')}</span>
    )
  }
  return field.value === '' ? null : <PlaceNumber number={number} isCurrent={isCurrent} />
}

function PlaceNumber({ number, isCurrent }: { number: number; isCurrent: boolean }) {
  return (
    <span className={styles.number} data-current={isCurrent || undefined} aria-hidden="true">
      {number}
    </span>
  )
}

/** One field of a row: its value to read, and to type over. */
export function RowField({ name, number, field, who, isCurrent, isFixed, onReach, onWrite }: Props) {
  const t = useTranslations('resume-drop')
  const shown = shownValue(field)
  const [text, setText] = useState<string | null>(null)
  // The typed text is not kept yet: leaving the field keeps it once.
  const typed = useRef<string | null>(null)
  const isUnsure = isOpen(field) || (name === 'name' && shown === '')
  const placeholder = isOpen(field)
    ? t('pick', { count: field.options.length })
    : name === 'name'
      ? t('noName')
      : '–'

  function type(next: string | null) {
    typed.current = next
    setText(next)
  }
  function keep() {
    const value = typed.current?.trim()
    type(null)
    if (value !== undefined && value !== shown) onWrite(value)
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') type(null)
    if (event.key !== 'Escape' && event.key !== 'Enter') return
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (event.key === 'Enter') keep()
    event.currentTarget.closest('li')?.focus()
  }

  const value = text ?? shown
  return (
    <span className={classes(styles.value, name === 'years' && styles.years)}>
      <input
        className={classes(styles.input, isUnsure && value === '' && styles.unsure)}
        data-name={name}
        aria-label={t('fieldOf', { field: t(`columns.${name}`), name: who })}
        placeholder={placeholder}
        value={value}
        readOnly={isFixed}
        inputMode={
          name === 'phone' ? 'tel' : name === 'email' ? 'email' : name === 'years' ? 'decimal' : 'text'
        }
        size={Math.max(2, Math.min(28, widthOf(value || placeholder)))}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onFocus={onReach}
        onChange={({ target }) => type(target.value)}
        onBlur={keep}
        onKeyDown={handleKey}
      />
      <Sign field={field} number={number} isCurrent={isCurrent} />
    </span>
  )
}

/** The width of a text in Latin letters: a Chinese character is as wide as two. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 2 : 1), 0)
}
