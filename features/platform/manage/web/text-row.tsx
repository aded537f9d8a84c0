import type { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { Field, type FieldProps } from '@candor/ui/inputs/field'
import { useTellIfGone } from '@candor/ui/overlays/use-tell-if-gone.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './text-row.module.css'

interface Props extends Pick<FieldProps, 'list' | 'maxLength' | 'autoComplete' | 'autoFocus'> {
  label: string
  text?: string
  value: string
  /** Returns why a text cannot be saved, before it is sent. */
  check?: (value: string) => string | undefined
  onSave: (value: string) => Promise<{ failure?: CallFailure } | object>
  /** Label of the button. */
  saveLabel?: string
}

/** A text setting with its own save button; a refusal is shown beside it, or as a toast once it is gone. */
export function TextRow({ label, text, value, check, onSave, saveLabel, ...input }: Props) {
  const t = useTranslations('manage')
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | undefined>(undefined)
  const tellIfGone = useTellIfGone()
  const [saveOnce, isPending] = useOneAtATime(onSave)
  const shown = typed ?? value
  const isChanged = shown.trim() !== value

  async function save() {
    const fault = check?.(shown.trim())
    setError(fault)
    if (fault !== undefined || !isChanged) return
    const done = await saveOnce(shown.trim())
    if (!done) return
    if ('failure' in done && done.failure) {
      setError(done.failure.message)
      tellIfGone(done.failure)
    } else setTyped((now) => (now === typed ? null : now))
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <form className={styles.row} onSubmit={handleSubmit} noValidate>
      <Field
        label={label}
        hint={text}
        error={error}
        value={shown}
        size={1}
        autoComplete="off"
        {...input}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <Button type="submit" aria-disabled={!isChanged} aria-busy={isPending}>
        {saveLabel ?? t('save')}
      </Button>
    </form>
  )
}
