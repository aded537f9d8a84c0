import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Decision, toggled } from '../../../../candidates/candidates/rules/decision.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { isDecisionOffered } from '../../rules/decision-bar.ts'
import type { Opinion } from '../../rules/parts-to-send.ts'
import { isSubmitBeside } from '../submit-keys.ts'
import type { DecisionControl } from './use-decision.ts'
import { changePart } from './use-decision-draft.ts'
import { useDecisionFocus } from './use-decision-focus.ts'
import { useDecisionKeys } from './use-decision-keys.ts'

/** Keys, focus and announcements of the decision bar in one line. */
export function useDecisionLine(report: OpenReport, { draft, submission, onSubmit }: DecisionControl) {
  const t = useTranslations('evaluations')
  const { decision: chosen } = draft.value.overall
  const line = useRef<HTMLElement>(null)
  const [announcement, announce] = useState('')
  const fault = submission.faultOf('overall')
  const hasDecision = isDecisionOffered(report.address)
  const isFieldFirst = fault !== null || !hasDecision
  const field = useDecisionFocus<HTMLTextAreaElement>(isFieldFirst ? submission.refusal : null)
  const choice = useDecisionFocus<HTMLButtonElement>(isFieldFirst ? null : submission.refusal)

  const change = (values: Partial<Opinion>) => changePart(draft, 'overall', values)
  const handlePress = (decision: Decision) => change({ decision: toggled(chosen, decision) })
  const handleScore = (score: number) => change({ score })

  const isScoring = useDecisionKeys({
    hasDecision,
    onDecide: (decision) => {
      handlePress(decision)
      announce(t(toggled(chosen, decision) ? 'decide.chosen' : 'decide.takenBack', { decision }))
      // With the focus here Enter submits.
      line.current?.focus({ preventScroll: true })
    },
    onScore: (score) => {
      handleScore(score)
      announce(t('decide.scored', { score }))
      line.current?.focus({ preventScroll: true })
    },
    onOpinion: () => field.current?.focus(),
  })

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!isSubmitBeside(event)) return
    event.preventDefault()
    onSubmit()
  }
  return {
    line,
    field,
    choice,
    announcement,
    hasDecision,
    fault,
    isScoring,
    change,
    handlePress,
    handleScore,
    handleKeyDown,
  }
}
