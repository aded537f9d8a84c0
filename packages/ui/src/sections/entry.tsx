import type { ReactNode, Ref } from 'react'
import styles from './entry.module.css'

interface Props {
  ref?: Ref<HTMLLIElement>
  name: ReactNode
  /** Short marks after its name. */
  marks: ReactNode
  /** Its result, at the end of the line. */
  result: ReactNode
  children: ReactNode
}

/** An item of a list: its name and its result on a line, and further details below. */
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
