import { Sheet } from '@candor/ui/overlays/sheet'
import { useTranslations } from 'use-intl'
import { showsAiInterview } from '../../../../findings/analysis/rules/ai-interview.ts'
import { usePersonName } from '../../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { isDecisionOffered } from '../../rules/decision-bar.ts'
import { EvaluationForm } from '../popup/evaluation-popup-form.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { DecisionEvidence } from './decision-evidence.tsx'
import { DecisionsBefore } from './decisions-before.tsx'
import type { DecisionControl } from './use-decision.ts'
import { WithdrawDecision } from './withdraw-decision.tsx'

interface Props {
  report: OpenReport
  deciding: DecisionControl
  isOpen: boolean
  onClose: () => void
  onShowRecords: () => void
}

/** On a phone, the parts of the wide decision bar as a sheet. */
export function DecisionSheet({ report, deciding, isOpen, onClose, onShowRecords }: Props) {
  const t = useTranslations('evaluations')
  const { first: name } = usePersonName(report.candidate.person)
  const mayReadInterview = report.interviewId !== null && showsAiInterview(report.facts)
  const { draft, submission, earlier, hasNext, onSubmit } = deciding
  const footer = (
    <SubmitButton deciding={deciding} label={t(hasNext ? 'decide.submitAndSeeNext' : 'decide.submit')} />
  )
  return (
    <Sheet
      title={t('popup.title', { name })}
      isOpen={isOpen}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={footer}
    >
      <DecisionsBefore report={report} earlier={earlier} onShowRecords={onShowRecords} />
      {earlier.own && <WithdrawDecision report={report} />}
      <EvaluationForm
        type={2}
        hasDecision={isDecisionOffered(report.address)}
        draft={draft}
        submission={submission}
        current={earlier.own?.decision ?? null}
        evidence={mayReadInterview && <DecisionEvidence report={report} />}
        onSubmit={onSubmit}
      />
    </Sheet>
  )
}
