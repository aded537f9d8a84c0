import { Button } from '@candor/ui/inputs/button'
import { Choice } from '@candor/ui/inputs/choice'
import { Field } from '@candor/ui/inputs/field'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CandidateField, FieldValue } from '../../rules/field-names.ts'
import { readFigure } from '../../rules/typed.ts'
import type { Facts } from '../../rules/wire.ts'
import { useChoices, useFieldText } from '../use-choices.ts'
import styles from './page.module.css'
import { useFieldChange } from './use-field-change.ts'

const figures: readonly CandidateField[] = ['gender', 'age', 'education', 'workYears']
const inputModes = { phone: 'tel', email: 'email', age: 'numeric', workYears: 'decimal' } as const

/** Reads a typed value; undefined for a word in place of a figure. */
function readTyped(field: CandidateField, text: string): FieldValue | undefined {
  if (figures.includes(field)) return readFigure(text)
  return text.trim() === '' ? null : text
}

const isModed = (field: string): field is keyof typeof inputModes => Object.hasOwn(inputModes, field)
const focusAtOnce = (input: HTMLInputElement | null) => input?.focus()

interface Props {
  fact: Facts['fields'][number]
  facts: Facts
  onDone: () => void
}

/** The typed value of a field, its fault, and the act that stores it. */
function useEditing({ fact, facts, onDone }: Props) {
  const t = useTranslations('candidate-facts')
  const textOf = useFieldText()
  const { field, value } = fact
  const [text, setText] = useState(value === null ? '' : String(value))
  const [seen] = useState(value)
  const [isWrong, setIsWrong] = useState(false)
  const change = useFieldChange(facts)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const typed = readTyped(field, text)
    setIsWrong(typed === undefined)
    // After a refusal the present value is in view, and a second press replaces it.
    const from = change.refusal === null ? seen : value
    if (typed !== undefined && (await change.store({ field, value: from }, typed))) onDone()
  }
  return {
    text,
    setText,
    error: isWrong ? t('refusal.wrongValue', { field }) : (change.refusal ?? ''),
    hint: value === seen ? undefined : t('present', { value: textOf(field, value) ?? t('empty') }),
    isSending: change.isSending,
    handleSubmit,
  }
}

/** The editor of one field, in the place of its value. Esc leaves it. */
export function FieldEditor(props: Props) {
  const t = useTranslations('candidate-facts')
  const choices = useChoices()
  const { text, setText, error, hint, isSending, handleSubmit } = useEditing(props)
  const { onDone } = props
  const { field } = props.fact
  const label = t(`field.${field}`)
  const items = field === 'gender' || field === 'education' ? choices[field] : null
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onDone()
  }
  return (
    <form className={styles.editor} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {items ? (
        <Choice
          label={label}
          isLabelHidden
          items={items}
          value={text}
          onChange={setText}
          error={error}
          {...(hint && { hint })}
        />
      ) : (
        <Field
          ref={focusAtOnce}
          label={label}
          isLabelHidden
          isSmall
          autoComplete="off"
          maxLength={400}
          value={text}
          error={error}
          hint={hint}
          onKeyDown={handleKeyDown}
          onChange={({ target }) => setText(target.value)}
          {...(isModed(field) && { inputMode: inputModes[field] })}
        />
      )}
      <Button type="submit" look="primary" size="small" disabled={isSending}>
        {t('saveField')}
      </Button>
      <Button size="small" disabled={isSending} onClick={onDone}>
        {t('cancel')}
      </Button>
    </form>
  )
}
