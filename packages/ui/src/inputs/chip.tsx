import type { ReactNode } from 'react'
import { CrossIcon } from '../icons.tsx'
import styles from './chip.module.css'
import { handOverFocus } from './hand-over-focus.ts'

interface Props {
  children: ReactNode
  /** Name of the remove button, for screen readers. */
  removeLabel: string
  onRemove: () => void
}

/** An entered item with a button to remove it; an item of a list. */
export function Chip({ children, removeLabel, onRemove }: Props) {
  return (
    <li className={styles.chip} ref={handOverFocus}>
      <span className={styles.name}>{children}</span>
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <CrossIcon />
      </button>
    </li>
  )
}
