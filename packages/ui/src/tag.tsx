import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './tag.module.css'

/** A label. Red is only for vetoes and bars to hiring. */
export function Tag({ isRed = false, children }: { isRed?: boolean; children: ReactNode }) {
  return <span className={classes(styles.tag, isRed && styles.red)}>{children}</span>
}
