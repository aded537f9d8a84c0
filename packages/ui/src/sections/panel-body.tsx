import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './panel-body.module.css'

/** The content of a tab, with room around it. */
export function PanelBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.body, className)} />
}
