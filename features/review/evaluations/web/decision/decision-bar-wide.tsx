import { StarInput } from '@candor/ui/inputs/star-input'
import { useTranslations } from 'use-intl'
import { withToggled } from '../../../../candidates/refusal-reasons/rules/chosen.ts'
import { ReasonChoices } from '../../../../candidates/refusal-reasons/web/reason-choices.tsx'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { EvaluationButton } from '../evaluation-button.tsx'
import { NothingFilled } from '../nothing-filled.tsx'
import { SubmitButton } from '../submit-button.tsx'
import styles from './decision-bar.module.css'
import { DecisionChoice } from './decision-choice.tsx'
import { DecisionOpinion } from './decision-opinion.tsx'
import { DecisionsBefore } from './decisions-before.tsx'
import type { DecisionControl } from './use-decision.ts'
import { useDecisionLine } from './use-decision-line.ts'
import { WithdrawDecision } from './withdraw-decision.tsx'

interface Props {
  report: OpenReport
  deciding: DecisionControl
  onShowRecords: () => void
  onShowPopup: () => void
}

/** The decision bar in one line: choice, score, opinion, earlier decisions, submit. */
export function DecisionBarWide({ report, deciding, onShowRecords, onShowPopup }: Props) {
  const t = useTranslations('evaluations')
  const { draft, submission, earlier, onSubmit } = deciding
  const { decision: chosen, score, text, reasons = [], mentioned = [] } = draft.value.overall
  const bar = useDecisionLine(report, deciding)
  return (
    <section
      aria-label={t('decide.bar')}
      ref={bar.line}
      tabIndex={-1}
      className={styles.line}
      onKeyDown={bar.handleKeyDown}
    >
      {chosen === 'reject' && (
        <div className={styles.reasons}>
          <ReasonChoices
            chosen={reasons}
            onToggle={(reason) => bar.change({ reasons: withToggled(reasons, reason) })}
          />
        </div>
      )}
      {bar.hasDecision && (
        <DecisionChoice
          label={t('decide.choice')}
          chosen={chosen}
          current={earlier.own?.decision ?? null}
          hasKeys
          firstRef={bar.choice}
          onPress={bar.handlePress}
        />
      )}
      <div className={styles.score} data-waiting={bar.isScoring || undefined}>
        <span>{t(bar.isScoring ? 'decide.scoreKeys' : 'decide.score')}</span>
        <StarInput label={t('decide.score')} value={score} onChange={bar.handleScore} />
      </div>
      <div className={styles.opinion}>
        <DecisionOpinion
          label={t('decide.opinion')}
          placeholder={t('decide.opinion')}
          candidateId={report.candidateId}
          value={{ text, mentioned }}
          fault={bar.fault}
          isLine
          fieldRef={bar.field}
          onChange={bar.change}
          onSubmit={onSubmit}
        />
      </div>
      <LineEnd report={report} deciding={deciding} onShowRecords={onShowRecords} onShowPopup={onShowPopup} />
      <NothingFilled isShown={submission.isNothingFilled} />
      <p role="status" className="sr">
        {bar.announcement}
      </p>
    </section>
  )
}

/** The end of the bar: earlier decisions, the evaluation button, submit. */
function LineEnd({ report, deciding, onShowRecords, onShowPopup }: Props) {
  const t = useTranslations('evaluations')
  return (
    <div className={styles.end}>
      <div className={styles.said}>
        <DecisionsBefore report={report} earlier={deciding.earlier} onShowRecords={onShowRecords} />
        {deciding.earlier.own && <WithdrawDecision report={report} />}
        <EvaluationButton address={report.address} look="quiet" onOpen={onShowPopup} />
      </div>
      <SubmitButton
        deciding={deciding}
        label={t(deciding.hasNext ? 'decide.submitAndNext' : 'decide.submit')}
        hasKey
      />
    </div>
  )
}
