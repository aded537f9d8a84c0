import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { CheckIcon, ClockIcon, CrossIcon } from '../icons.tsx'
import styles from './state.module.css'

export type StateKind = 'pass' | 'wait' | 'reject' | 'info' | 'none'

const icons = { pass: CheckIcon, wait: ClockIcon, reject: CrossIcon, info: null, none: null }

/** A decision or a state in its colour, always with the word, as colour must not be the only sign. */
export function State({ kind, children }: { kind: StateKind; children: ReactNode }) {
  const Icon = icons[kind]
  return (
    <span className={classes(styles.state, styles[kind])}>
      {Icon && <Icon className={styles.icon} />}
      {children}
    </span>
  )
}
