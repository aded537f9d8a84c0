import { classes } from './classes.ts'
import styles from './pulse-bar.module.css'

/** A moving bar for work in progress. It is hidden from screen readers: put a word beside it. */
export function PulseBar({ size = 'default' }: { size?: 'default' | 'small' }) {
  return <span className={classes(styles.bar, size === 'small' && styles.small)} aria-hidden="true" />
}
