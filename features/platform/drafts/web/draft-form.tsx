import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './draft-form.module.css'

interface Props {
  label: string
  /** The buttons at its end. */
  actions: ReactNode
  onSubmit: () => void
  /** While it is sent it takes no change: what is typed next would go with it unsent. */
  isSending: boolean
  children: ReactNode
}

/** The fields that a person can use; components may hold hidden inputs. */
const fields = '[role="combobox"], input:not([aria-hidden], [hidden])'

/** A form that takes the place of a list: its first field gets the focus. */
export function DraftForm({ label, actions, onSubmit, isSending, children }: Props) {
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
      <FrozenFields isFrozen={isSending}>{children}</FrozenFields>
      <div className={styles.actions}>{actions}</div>
    </form>
  )
}
