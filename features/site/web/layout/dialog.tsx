import type { ReactNode } from 'react'
import styles from './dialog.module.css'

interface Props {
  /** What opens it names it: `data-dialog`. */
  name: 'menu' | 'trial' | 'video' | 'register'
  label: string
  isFull?: boolean
  children: ReactNode
}

/** A dialog of the browser's own; the script of the site opens it. */
export function Dialog({ name, label, isFull = false, children }: Props) {
  return (
    <dialog id={`dialog-${name}`} className={isFull ? styles.full : styles.dialog} aria-label={label}>
      {children}
    </dialog>
  )
}
