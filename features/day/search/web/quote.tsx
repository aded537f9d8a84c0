import type { Passage } from '../contract.ts'
import { stretchesOf } from '../rules/groups.ts'
import styles from './hits.module.css'

/** A text with its found words marked. */
export function Quote({ passage }: { passage: Pick<Passage, 'text' | 'marks'> }) {
  const isChinese = /\p{Script=Han}/u.test(passage.text)
  return (
    <span lang={isChinese ? 'zh' : 'en'}>
      {stretchesOf(passage).map(({ from, text, isFound }) =>
        isFound ? (
          <mark key={from} className={styles.found}>
            {text}
          </mark>
        ) : (
          <span key={from}>{text}</span>
        ),
      )}
    </span>
  )
}
