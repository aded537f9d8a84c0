import { StarInput } from '@candor/ui/inputs/star-input'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Decision, toggled } from '../../../../candidates/candidates/rules/decision.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { withToggled } from '../../../refusal-reasons/rules/chosen.ts'
import { ReasonChoices } from '../../../refusal-reasons/web/reason-choices.tsx'
import { isDecisionOffered } from '../../rules/decision-bar.ts'
import { EvaluationButton } from '../evaluation-button.tsx'
import { NothingFilled } from '../nothing-filled.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { isSubmitBeside } from '../submit-keys.ts'
import styles from './decision-bar.module.css'
import { DecisionChoice } from './decision-choice.tsx'
import { DecisionOpinion } from './decision-opinion.tsx'
import { DecisionsBefore } from './decisions-before.tsx'
import type { DecisionControl } from './use-decision.ts'
import { changePart } from './use-decision-draft.ts'
import { useDecisionFocus } from './use-decision-focus.ts'
import { useDecisionKeys } from './use-decision-keys.ts'

interface Props {
  report: OpenReport
  deciding: DecisionControl
  onShowRecords: () => void
  onShowPopup: () => void
}

/** The decision bar in one line: choice, score, opinion, earlier decisions, submit. */
export function DecisionBarWide({ report, deciding, onShowRecords, onShowPopup }: Props) {
  const t = useTranslations('evaluations')
  const { draft, submission, earlier, hasNext, onSubmit } = deciding
  const { decision: chosen, score, text, reasons = [] } = draft.value.overall
  const line = useRef<HTMLElement>(null)
  const [announcement, announce] = useState('')
  const isReasonMissing = submission.missing.includes('overall')
  const hasDecision = isDecisionOffered(report.address)
  const isFieldFirst = isReasonMissing || !hasDecision
  const field = useDecisionFocus<HTMLTextAreaElement>(isFieldFirst ? submission.refusal : null)
  const choice = useDecisionFocus<HTMLButtonElement>(isFieldFirst ? null : submission.refusal)

  const handlePress = (decision: Decision) =>
    changePart(draft, 'overall', { decision: toggled(chosen, decision) })
  const handleScore = (next: number) => changePart(draft, 'overall', { score: next })

  const isScoring = useDecisionKeys({
    hasDecision,
    onDecide: (decision) => {
      handlePress(decision)
      announce(t(toggled(chosen, decision) ? 'decide.chosen' : 'decide.takenBack', { decision }))
      // With the focus here Enter submits.
      line.current?.focus({ preventScroll: true })
    },
    onScore: (next) => {
      handleScore(next)
      announce(t('decide.scored', { score: next }))
      line.current?.focus({ preventScroll: true })
    },
    onOpinion: () => field.current?.focus(),
  })

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!isSubmitBeside(event)) return
    event.preventDefault()
    onSubmit()
  }

  return (
    <section
      aria-label={t('decide.bar')}
      ref={line}
      tabIndex={-1}
      className={styles.line}
      onKeyDown={handleKeyDown}
    >
      {chosen === 'reject' && (
        <div className={styles.reasons}>
          <ReasonChoices
            chosen={reasons}
            onToggle={(reason) => changePart(draft, 'overall', { reasons: withToggled(reasons, reason) })}
          />
        </div>
      )}
      {hasDecision && (
        <DecisionChoice
          label={t('decide.choice')}
          chosen={chosen}
          current={earlier.own?.decision ?? null}
          hasKeys
          firstRef={choice}
          onPress={handlePress}
        />
      )}
      <div className={styles.score} data-waiting={isScoring || undefined}>
        <span>{t(isScoring ? 'decide.scoreKeys' : 'decide.score')}</span>
        <StarInput label={t('decide.score')} value={score} onChange={handleScore} />
      </div>
      <div className={styles.opinion}>
        <DecisionOpinion
          label={t('decide.opinion')}
          placeholder={t('decide.opinion')}
          text={text}
          isReasonMissing={isReasonMissing}
          isLine
          fieldRef={field}
          onChange={(next) => changePart(draft, 'overall', { text: next })}
          onSubmit={onSubmit}
        />
      </div>
      <div className={styles.end}>
        <div className={styles.said}>
          <DecisionsBefore report={report} earlier={earlier} onShowRecords={onShowRecords} />
          <EvaluationButton address={report.address} look="quiet" onOpen={onShowPopup} />
        </div>
        <SubmitButton
          deciding={deciding}
          label={t(hasNext ? 'decide.submitAndNext' : 'decide.submit')}
          hasKey
        />
      </div>
      <NothingFilled isShown={submission.isNothingFilled} />
      <p role="status" className="sr">
        {announcement}
      </p>
    </section>
  )
}
