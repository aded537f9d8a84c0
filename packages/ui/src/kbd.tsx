import type { ReactNode } from 'react'
import styles from './kbd.module.css'

/** A key's cap beside the action it triggers. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles.kbd}>{children}</kbd>
}
