import type { ReactNode, RefObject } from 'react'
import { QuestionKeysHint } from './question-keys-hint.tsx'
import styles from './questions-frame.module.css'

interface Props {
  /** What the arrow keys go through. */
  panel?: RefObject<HTMLDivElement | null>
  /** What chooses between the questions, at the left of the row above them. */
  toolbar?: ReactNode
  hasKeys: boolean
  children: ReactNode
}

/** A tab of questions with an address of its own: a row that chooses and tells the keys, and the questions below it. */
export function QuestionsFrame({ panel, toolbar, hasKeys, children }: Props) {
  return (
    <div className={styles.frame} ref={panel}>
      {(toolbar || hasKeys) && (
        <div className={styles.toolbar} data-empty={!toolbar}>
          <div className={styles.choices}>{toolbar}</div>
          {hasKeys && <QuestionKeysHint />}
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </div>
  )
}
