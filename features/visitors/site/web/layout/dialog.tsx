import type { ReactNode } from 'react'
import styles from './dialog.module.css'

interface Props {
  /** The name in `data-dialog` of the controls that open it. */
  name: 'menu' | 'trial' | 'sales' | 'video' | 'register'
  label: string
  isFull?: boolean
  children: ReactNode
}

/** A native dialog, opened by the site's script. */
export function Dialog({ name, label, isFull = false, children }: Props) {
  return (
    <dialog id={`dialog-${name}`} className={isFull ? styles.full : styles.dialog} aria-label={label}>
      {children}
    </dialog>
  )
}
