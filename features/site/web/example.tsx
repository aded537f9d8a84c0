import styles from './example.module.css'
import { useSite } from './site-context.ts'

/** Says that what stands beside it is an example of what a company may put there, and no claim. */
export function Example() {
  const { layout } = useSite()
  return <span className={styles.example}>{layout.example}</span>
}
