import type { ReactNode, RefObject } from 'react'
import { QuestionKeysHint } from './question-keys-hint.tsx'
import styles from './questions-frame.module.css'

interface Props {
  /** Element ids for the arrow keys. */
  panel?: RefObject<HTMLDivElement | null>
  /** The choice of questions, at the left above them. */
  toolbar?: ReactNode
  hasKeys: boolean
  children: ReactNode
}

/** A tab of questions: a row with the choice and the shortcuts, and the questions below. */
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
