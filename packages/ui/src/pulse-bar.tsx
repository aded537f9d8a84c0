import { classes } from './classes.ts'
import styles from './pulse-bar.module.css'

/** A moving bar for work under way. It says nothing to screen readers: put a word beside it. */
export function PulseBar({ size = 'default' }: { size?: 'default' | 'small' }) {
  return <span className={classes(styles.bar, size === 'small' && styles.small)} aria-hidden="true" />
}
