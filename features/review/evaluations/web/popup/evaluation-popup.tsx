import { Button } from '@candor/ui/inputs/button'
import { Sheet } from '@candor/ui/overlays/sheet'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Decision } from '../../../../candidates/candidates/rules/decision.ts'
import { usePersonName } from '../../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { useSignedIn } from '../../../../sign-in/session/web/signed-in.ts'
import { isDecisionOffered } from '../../rules/decision-bar.ts'
import type { PopupType } from '../../rules/parts-to-send.ts'
import { type DecisionDraft, useDecisionDraft } from '../decision/use-decision-draft.ts'
import { refreshDecided, useDecisionSubmit } from '../decision/use-decision-submit.ts'
import { EvaluationForm } from './evaluation-popup-form.tsx'

interface Props {
  report: OpenReport
  type: PopupType
  /** The draft of the bar: the overall popup shows the same draft with more room. */
  inBar: DecisionDraft
  current: Decision | null
  isOpen: boolean
  onClose: () => void
}

/**
 * The evaluation popup of a type (R2-113). Without a sign-in its body is empty (R6-007); an account that may not
 * evaluate, but has a link to it, is told so.
 */
export function EvaluationPopup({ report, type, inBar, current, isOpen, onClose }: Props) {
  const t = useTranslations('evaluations')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const isSignedIn = useSignedIn() !== null
  const isEvaluator = isSignedIn && report.facts.acts.has('evaluate')
  const { first: name } = usePersonName(report.candidate.person)
  const own = useDecisionDraft(report, `popup-${type}`)
  const draft = type === 2 ? inBar : own
  const submission = useDecisionSubmit(report, draft, type)

  async function handleSubmit() {
    const outcome = await submission.submit()
    if (outcome === 'taken') {
      refreshDecided(queries)
      notify({ kind: 'success', text: t('popup.submitted') })
    }
    if (outcome === 'taken' || outcome === 'nothing') onClose()
  }

  const footer = (
    <>
      <Button onClick={onClose}>{t('popup.cancel')}</Button>
      <Button look="primary" disabled={submission.isSending} onClick={() => void handleSubmit()}>
        {t('decide.submit')}
      </Button>
    </>
  )
  return (
    <Sheet
      title={t(type === 5 ? 'popup.titleOfEvaluation' : 'popup.title', { name })}
      isOpen={isOpen}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={isEvaluator && footer}
    >
      {isSignedIn && !isEvaluator && <p>{t('popup.notAllowed')}</p>}
      {isEvaluator && (
        <EvaluationForm
          type={type}
          hasDecision={isDecisionOffered(report.address)}
          draft={draft}
          submission={submission}
          current={current}
          onSubmit={() => void handleSubmit()}
        />
      )}
    </Sheet>
  )
}
