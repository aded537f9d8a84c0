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
  /** Whether to show its shortcut. */
  hasKey?: boolean
}

/**
 * Submits a decision. With nothing filled it is `aria-disabled` and says what is missing; a press focuses that field.
 */
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
