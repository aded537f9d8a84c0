import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { PanelBody } from './panel-body.tsx'
import styles from './wide-body.module.css'

/** The content of a tab over the whole width, for columns. A line of text is no wider than can be read well. */
export function WideBody({ className, ...rest }: ComponentProps<'div'>) {
  return <PanelBody {...rest} className={classes(styles.body, className)} />
}

interface ColumnsProps {
  main: ReactNode
  /** Beside the main column where there is room. */
  side: ReactNode
  /** Whether the side comes first where there is no room for two columns, and for the keyboard. */
  isSideFirst?: boolean
}

/** A main column and a side, in a `WideBody`. */
export function Columns({ main, side, isSideFirst = false }: ColumnsProps) {
  const parts = [
    <div key="main" className={styles.main}>
      {main}
    </div>,
    <div key="side" className={styles.side}>
      {side}
    </div>,
  ]
  return <div className={styles.columns}>{isSideFirst ? parts.reverse() : parts}</div>
}

/** A list of entries in two columns where there is room, in a `WideBody`. */
export function Pairs({ children }: { children: ReactNode }) {
  return <div className={styles.pairs}>{children}</div>
}
