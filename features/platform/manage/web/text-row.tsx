import type { CallFailure } from '@candor/call/web/send'
import { Field, type FieldProps } from '@candor/ui/inputs/field'
import { useTellIfGone } from '@candor/ui/overlays/use-tell-if-gone.ts'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import styles from './text-row.module.css'
import { useSettingInView } from './use-setting-in-view.ts'
import { useWanted } from './use-wanted.ts'

interface Props extends Pick<FieldProps, 'list' | 'maxLength' | 'autoComplete' | 'autoFocus'> {
  /** Its name in the address, by which the search opens it: `?setting=`. */
  setting?: string
  label: string
  text?: string
  value: string
  /** Returns why a text cannot be saved, before it is sent. */
  check?: (value: string) => string | undefined
  onSave: (value: string) => Promise<{ failure?: CallFailure } | object>
}

/**
 * A text setting. Enter saves it, and so does leaving the field (decision S104); Escape brings the saved text back. A
 * refusal is shown beside it, or as a toast once it is gone.
 */
export function TextRow({ setting, label, text, value, check, onSave, ...input }: Props) {
  const { shown, error, isBusy, type, save, undo } = useTextRow({ value, check, onSave })
  const row = useRef<HTMLFormElement>(null)
  const view = useSettingInView(row, setting)

  function handleLeave(event: FocusEvent<HTMLInputElement>) {
    // In another window or browser tab nobody left the field: it has the focus when they come back.
    if (document.activeElement !== event.currentTarget && error === undefined) save()
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || shown === value) return
    // A sheet around the field stays open.
    event.preventDefault()
    event.stopPropagation()
    undo()
  }

  return (
    <form
      ref={row}
      className={styles.alone}
      {...view}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      noValidate
    >
      <Field
        label={label}
        hint={text}
        error={error}
        value={shown}
        size={1}
        autoComplete="off"
        {...input}
        aria-busy={isBusy}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={handleLeave}
        onKeyDown={handleKey}
      />
    </form>
  )
}

/** The typed text until it is saved, why it was refused, and saving it. */
function useTextRow({ value, check, onSave }: Pick<Props, 'value' | 'check' | 'onSave'>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | undefined>(undefined)
  const tellIfGone = useTellIfGone()
  const { wanted, change } = useWanted(async (text: string) => {
    const done = await onSave(text)
    const failure = 'failure' in done ? done.failure : undefined
    setError(failure?.message)
    if (failure) tellIfGone(failure)
    else setTyped((now) => (now?.trim() === text ? null : now))
  })
  const shown = typed ?? value

  function type(next: string) {
    setTyped(next)
    setError(undefined)
  }
  function save() {
    const text = shown.trim()
    const isChanged = text !== (wanted ?? value)
    const fault = isChanged ? check?.(text) : undefined
    setError(fault)
    if (isChanged && fault === undefined) change(text)
  }
  function undo() {
    setTyped(null)
    setError(undefined)
  }
  return { shown, error, isBusy: wanted !== null, type, save, undo }
}
