import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './draft-form.module.css'

interface Props {
  label: string
  /** The buttons at its end. */
  actions: ReactNode
  onSubmit: () => void
  children: ReactNode
}

/** What a person writes into or chooses by; components keep inputs of their own that are not for people. */
const fields = '[role="combobox"], input:not([aria-hidden], [hidden])'

/** A form that takes a list's place: whoever opened it stands on its first field. */
export function DraftForm({ label, actions, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(fields)?.focus()
  }, [])
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={form} noValidate aria-label={label} className={styles.form} onSubmit={handleSubmit}>
      {children}
      <div className={styles.actions}>{actions}</div>
    </form>
  )
}
