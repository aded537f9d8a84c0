import type { ReactNode } from 'react'
import styles from './frozen-fields.module.css'

interface Props {
  isFrozen: boolean
  children: ReactNode
}

/**
 * Fields that can take no change for now, as what they hold is being sent: they look so, and screen readers say so of
 * each. Unlike disabled ones they keep the focus. Whoever owns them takes no change.
 */
export function FrozenFields({ isFrozen, children }: Props) {
  return (
    <fieldset className={styles.fields} aria-disabled={isFrozen || undefined}>
      {children}
    </fieldset>
  )
}
