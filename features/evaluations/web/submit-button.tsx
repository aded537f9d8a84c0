import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { controlKey } from '@candor/ui/key-names.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { DecisionControl } from './decision/use-decision.ts'
import styles from './submit-button.module.css'

interface Props {
  deciding: DecisionControl
  label: string
  /** Whether it says by which key it is pressed. */
  hasKey?: boolean
}

/** Submits a decision. With nothing filled it is off and says what is missing; pressed all the same, it leads there. */
export function SubmitButton({ deciding, label, hasKey = false }: Props) {
  const t = useTranslations('evaluations')
  const reasonId = useId()
  const { submission, onSubmit } = deciding
  const isOff = !submission.isFilled
  return (
    <Button
      look="primary"
      className={styles.submit}
      aria-disabled={isOff || submission.isSending}
      aria-describedby={isOff ? reasonId : undefined}
      aria-keyshortcuts={hasKey ? 'Enter Control+Enter Meta+Enter' : undefined}
      onClick={onSubmit}
    >
      <span className={styles.words}>
        {label}
        {isOff && (
          <span id={reasonId} aria-hidden="true" className={styles.reason}>
            {t('decide.nothingYet')}
          </span>
        )}
      </span>
      {hasKey && (
        <span aria-hidden="true">
          <span className={styles.beside}>
            <Kbd>⏎</Kbd>
          </span>
          <span className={styles.inText}>
            <Kbd>{controlKey} ⏎</Kbd>
          </span>
        </span>
      )}
    </Button>
  )
}
