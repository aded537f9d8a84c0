import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './panel-body.module.css'

/** What a tab draws, with room around it. */
export function PanelBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.body, className)} />
}
