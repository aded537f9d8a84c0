import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { PanelBody } from './panel-body.tsx'
import styles from './reading-column.module.css'

/** A panel no wider than lines can be read well. */
export function ReadingColumn({ className, ...rest }: ComponentProps<'div'>) {
  return <PanelBody {...rest} className={classes(styles.column, className)} />
}
