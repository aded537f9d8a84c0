import { CountedArea } from '@candor/ui/sections/counted-area'
import type { KeyboardEvent, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { maxEvaluationLength } from '../../contract/opinion.ts'
import { isSubmitInText } from '../submit-keys.ts'
import styles from './decision-opinion.module.css'

interface Props {
  label: string
  placeholder: string
  text: string
  isReasonMissing: boolean
  /** One line that grows with the text. */
  isLine?: boolean
  fieldRef: Ref<HTMLTextAreaElement>
  onChange: (text: string) => void
  /** Called by Ctrl or ⌘ and Enter. */
  onSubmit: () => void
}

/** The field of the opinion. Where a rejection needs a reason, it says so. */
export function DecisionOpinion({
  text,
  isReasonMissing,
  isLine = false,
  fieldRef,
  onChange,
  onSubmit,
  ...words
}: Props) {
  const t = useTranslations('evaluations')
  function handleKeyDown(event: KeyboardEvent) {
    if (!isSubmitInText(event)) return
    event.preventDefault()
    onSubmit()
  }
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
      onKeyDown={handleKeyDown}
    />
  )
}
