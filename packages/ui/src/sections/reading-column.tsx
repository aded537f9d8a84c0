import type { ReactNode } from 'react'
import styles from './reading-column.module.css'

/** A panel no wider than its lines read well. */
export function ReadingColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
