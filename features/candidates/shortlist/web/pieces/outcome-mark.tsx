import { classes } from '@candor/ui/classes.ts'
import styles from './colleague-marks.module.css'

const looks = { hired: styles.pass, rejected: styles.reject, withdrew: styles.covered } as const

/** The sign of an outcome beside its word. */
export function OutcomeMark({ outcome }: { outcome: keyof typeof looks }) {
  return <i className={classes(styles.cell, looks[outcome])} aria-hidden="true" />
}
