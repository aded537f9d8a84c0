import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './timeline.module.css'

export type TimelineItem = {
  id: string
  date: ReactNode
  title: ReactNode
  body?: ReactNode
  isCurrent?: boolean
}

/** Entries on a hairline, in the caller's order, which is newest first. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol>
      {items.map((item) => (
        <li
          key={item.id}
          className={classes(styles.item, item.isCurrent && styles.current)}
          aria-current={item.isCurrent ? 'true' : undefined}
        >
          <span className={styles.date}>{item.date}</span>
          <div className={styles.title}>{item.title}</div>
          {item.body && <div className={styles.body}>{item.body}</div>}
        </li>
      ))}
    </ol>
  )
}
