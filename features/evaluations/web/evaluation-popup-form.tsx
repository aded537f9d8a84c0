import { Section } from '@candor/ui/section'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { UnsentNote } from '../../drafts/web/unsent-note.tsx'
import type { Decision } from '../rules/decision.ts'
import { isFilled, type Part, type PopupType, partsIn } from '../rules/parts-to-send.ts'
import { EvaluationPart } from './evaluation-popup-part.tsx'
import { changePart, type DecisionDraft, isStored } from './use-decision-draft.ts'
import type { DecisionSubmit } from './use-decision-submit.ts'

interface Props {
  type: PopupType
  draft: DecisionDraft
  submission: DecisionSubmit
  /** The viewer's own earlier decision. */
  current: Decision | null
  onSubmit: () => void
}

/** The parts of an evaluation. Only the overall one has more behind a fold: what the resume and the videos are worth (R4-038). */
export function EvaluationForm({ type, draft, submission, current, onSubmit }: Props) {
  const t = useTranslations('evaluations')
  const shown = partsIn(type)
  const folded = type === 2 ? shown.slice(1) : []
  const { missing, isSending } = submission
  const [isOpen, setOpen] = useState(() => folded.some((part) => isFilled(part, draft.value[part])))
  const draw = (part: Part) => (
    <EvaluationPart
      key={part}
      part={part}
      opinion={draft.value[part]}
      current={part === 'overall' ? current : null}
      isReasonMissing={missing.includes(part)}
      isFocusWanted={missing[0] === part}
      isStored={isStored(draft.value, part)}
      onChange={(change) => changePart(draft, part, change)}
    />
  )
  return (
    <>
      {draft.isUnsent && <UnsentNote isSending={isSending} onSend={onSubmit} />}
      {shown.filter((part) => !folded.includes(part)).map(draw)}
      {folded.length > 0 && (
        <Section
          title={t('popup.more')}
          end={t('popup.optional')}
          isInner
          isFoldable
          isOpen={isOpen || folded.some((part) => missing.includes(part))}
          onOpenChange={setOpen}
        >
          {folded.map(draw)}
        </Section>
      )}
    </>
  )
}
