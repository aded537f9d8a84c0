import { CountedArea } from '@candor/ui/counted-area'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { maxEvaluationLength } from '../contract.ts'
import styles from './decision-opinion.module.css'

interface Props {
  label: string
  placeholder: string
  text: string
  isReasonMissing: boolean
  /** One line that grows with what is written. */
  isLine?: boolean
  fieldRef: Ref<HTMLTextAreaElement>
  onChange: (text: string) => void
}

/** What a reviewer thinks, in words. Where a rejection needs its reason, it says so. */
export function DecisionOpinion({
  text,
  isReasonMissing,
  isLine = false,
  fieldRef,
  onChange,
  ...words
}: Props) {
  const t = useTranslations('evaluations')
  return (
    <CountedArea
      ref={fieldRef}
      {...words}
      isLabelHidden
      most={maxEvaluationLength}
      value={text}
      rows={isLine ? 1 : 4}
      {...(isLine && { className: styles.line, 'aria-keyshortcuts': 'E' })}
      {...(isReasonMissing && { error: t('refusal.reasonNeeded') })}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
