import type { KeyboardEvent, Ref } from 'react'
import { MentionArea } from '../../../mentions/web/mention-area.tsx'
import type { NamingText } from '../../../mentions/web/use-naming.ts'
import { maxEvaluationLength } from '../../contract/opinion.ts'
import type { Opinion } from '../../rules/parts-to-send.ts'
import { isSubmitInText } from '../submit-keys.ts'
import styles from './decision-opinion.module.css'

interface Props {
  label: string
  placeholder: string
  candidateId: string
  value: NamingText
  /** The fault of the text, said at the field; null without one. */
  fault: string | null
  /** One line that grows with the text. */
  isLine?: boolean
  fieldRef: Ref<HTMLTextAreaElement>
  onChange: (value: Pick<Opinion, 'text' | 'mentioned'>) => void
  /** Called by Ctrl or ⌘ and Enter. */
  onSubmit: () => void
}

/** The field of the opinion, with its fault. */
export function DecisionOpinion({
  candidateId,
  value,
  fault,
  isLine = false,
  fieldRef,
  onChange,
  onSubmit,
  ...words
}: Props) {
  function handleKeyDown(event: KeyboardEvent) {
    if (!isSubmitInText(event)) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <MentionArea
      fieldRef={fieldRef}
      among={{ candidateId }}
      hasHint={!isLine}
      {...words}
      isLabelHidden
      most={maxEvaluationLength}
      value={value}
      rows={isLine ? 1 : 4}
      {...(isLine && { className: styles.line, 'aria-keyshortcuts': 'E' })}
      {...(fault !== null && { error: fault })}
      // An opinion that names nobody is the same as one from before.
      onChange={({ text, mentioned }) =>
        onChange({ text, mentioned: mentioned.length > 0 ? mentioned : undefined })
      }
      onKeyDown={handleKeyDown}
    />
  )
}
