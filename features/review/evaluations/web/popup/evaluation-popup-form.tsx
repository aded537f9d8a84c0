import { Section } from '@candor/ui/sections/section'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Decision } from '../../../../candidates/candidates/rules/decision.ts'
import { UnsentNote } from '../../../../platform/drafts/web/unsent-note.tsx'
import { isFilled, type PartKind, type PopupType, partsIn } from '../../rules/parts-to-send.ts'
import { changePart, type DecisionDraft } from '../decision/use-decision-draft.ts'
import type { DecisionSubmit } from '../decision/use-decision-submit.ts'
import { NothingFilled } from '../nothing-filled.tsx'
import { EvaluationPart } from './evaluation-popup-part.tsx'

interface Props {
  type: PopupType
  draft: DecisionDraft
  submission: DecisionSubmit
  /** Whether pass, wait and reject are offered. */
  hasDecision: boolean
  /** The viewer's own earlier decision. */
  current: Decision | null
  /** Shown in the overall part, above its text. */
  evidence?: ReactNode
  onSubmit: () => void
}

/** The parts of an evaluation. The overall popup folds the parts of resume and videos (R4-038). */
export function EvaluationForm({ type, draft, submission, current, evidence, hasDecision, onSubmit }: Props) {
  const t = useTranslations('evaluations')
  const shown = partsIn(type)
  const folded = type === 2 ? shown.slice(1) : []
  const { faultOf, isSending, isNothingFilled, refusal } = submission
  const isAtFault = (part: PartKind) => faultOf(part) !== null
  const first = isNothingFilled ? shown[0] : shown.find(isAtFault)
  const [isOpen, setOpen] = useState(() => folded.some((part) => isFilled(part, draft.value[part])))
  const draw = (part: PartKind) => (
    <EvaluationPart
      key={part}
      candidateId={draft.candidateId}
      part={part}
      opinion={draft.value[part]}
      current={part === 'overall' ? current : null}
      hasDecision={hasDecision}
      fault={faultOf(part)}
      refusal={part === first ? refusal : null}
      onChange={(change) => changePart(draft, part, change)}
      onSubmit={onSubmit}
    >
      {part === 'overall' && evidence}
    </EvaluationPart>
  )
  return (
    <>
      {submission.question}
      {draft.isUnsent && <UnsentNote disabled={isSending} onSend={onSubmit} />}
      <NothingFilled isShown={isNothingFilled} />
      {shown.filter((part) => !folded.includes(part)).map(draw)}
      {folded.length > 0 && (
        <Section
          title={t('popup.more')}
          end={t('popup.optional')}
          isInner
          isFoldable
          isOpen={isOpen || folded.some(isAtFault)}
          onOpenChange={setOpen}
        >
          {folded.map(draw)}
        </Section>
      )}
    </>
  )
}
