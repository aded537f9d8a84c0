import styles from './example.module.css'
import { useSite } from './site-context.ts'

/** Marks the text beside it as an example of a company's claim. */
export function Example() {
  const { layout } = useSite()
  return <span className={styles.example}>{layout.example}</span>
}
