import { classes } from '@candor/ui/classes.ts'
import { Button } from '@candor/ui/inputs/button'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Facts } from '../../rules/wire.ts'
import { useFieldText } from '../use-choices.ts'
import { FieldEditor } from './field-editor.tsx'
import styles from './page.module.css'
import { useFieldChange } from './use-field-change.ts'

interface Props {
  fact: Facts['fields'][number]
  facts: Facts
}

/** One field with its value; it is changed in its place. */
export function FactRow({ fact, facts }: Props) {
  const t = useTranslations('candidate-facts')
  const textOf = useFieldText()
  const [isEditing, setIsEditing] = useState(false)
  const { field, value, sent } = fact
  const label = t(`field.${field}`)
  const text = textOf(field, value)
  // The name of an anonymous candidate is masked, and so is no value to change.
  const mayEdit = facts.may.edit && !(facts.isAnonymous && field === 'name')
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{label}</dt>
      {isEditing ? (
        <dd className={classes(styles.value, styles.editing)}>
          <FieldEditor fact={fact} facts={facts} onDone={() => setIsEditing(false)} />
        </dd>
      ) : (
        <dd className={styles.value}>
          {text ?? <span className={styles.none}>{t('unknown')}</span>}
          {sent !== undefined && <SentValue fact={fact} facts={facts} mayTake={mayEdit} />}
        </dd>
      )}
      {mayEdit && !isEditing && (
        <Button
          ref={handFocusBack}
          look="quiet"
          size="small"
          aria-label={t('editField', { field: label })}
          onClick={() => setIsEditing(true)}
        >
          {t('edit')}
        </Button>
      )}
    </div>
  )
}

/** What the last bundle says beside a value that a person changed. */
function SentValue({ fact, facts, mayTake }: Props & { mayTake: boolean }) {
  const t = useTranslations('candidate-facts')
  const textOf = useFieldText()
  const { field, sent = null } = fact
  const change = useFieldChange(facts)
  const text = textOf(field, sent)
  return (
    <span className={styles.sent}>
      {text === null ? t('sentNone') : t('sent', { value: text })}
      {mayTake && (
        <Button
          look="quiet"
          size="small"
          disabled={change.isSending}
          onClick={() => void change.store(fact, sent)}
        >
          {t('takeSent')}
        </Button>
      )}
    </span>
  )
}
