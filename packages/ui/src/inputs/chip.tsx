import type { ReactNode } from 'react'
import { CrossIcon } from '../icons.tsx'
import styles from './chip.module.css'

interface Props {
  children: ReactNode
  /** What the way out is called, for screen readers. */
  removeLabel: string
  /** Is given the button that was pressed, which goes with the chip. */
  onRemove: (button: HTMLElement) => void
}

/** One of several that were put in, with the way out; an item of a list. */
export function Chip({ children, removeLabel, onRemove }: Props) {
  return (
    <li className={styles.chip}>
      <span className={styles.name}>{children}</span>
      <button
        type="button"
        className={styles.remove}
        aria-label={removeLabel}
        onClick={(event) => onRemove(event.currentTarget)}
      >
        <CrossIcon />
      </button>
    </li>
  )
}
