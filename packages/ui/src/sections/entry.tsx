import type { ReactNode, Ref } from 'react'
import styles from './entry.module.css'

interface Props {
  ref?: Ref<HTMLLIElement>
  name: ReactNode
  /** What is told of it in a word, after its name. */
  marks: ReactNode
  /** What it came to, at the end of the line. */
  result: ReactNode
  children: ReactNode
}

/** One of a list: its name and what it came to on a line, and what else is known below. */
export function Entry({ ref, name, marks, result, children }: Props) {
  return (
    <li className={styles.entry} ref={ref}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {marks}
        {result && <span className={styles.result}>{result}</span>}
      </div>
      {children}
    </li>
  )
}
