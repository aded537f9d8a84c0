import { useTranslations } from 'use-intl'
import type { Decision } from '../../../../candidates/candidates/rules/decision.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { isDecisionOffered } from '../../rules/decision-bar.ts'
import { EvaluationButton } from '../evaluation-button.tsx'
import styles from './decision-bar.module.css'
import { DecisionChoice } from './decision-choice.tsx'
import type { DecisionControl } from './use-decision.ts'
import { changePart } from './use-decision-draft.ts'

interface Props {
  report: OpenReport
  deciding: DecisionControl
  onOpen: () => void
}

/** The decision bar on a phone, between the step buttons: choosing a decision opens the sheet with the rest. */
export function DecisionBarNarrow({ report, deciding, onOpen }: Props) {
  const t = useTranslations('evaluations')
  const { draft, earlier } = deciding
  const hasDecision = isDecisionOffered(report.address)
  function handlePress(decision: Decision) {
    // A second press only opens the sheet, where the decision can be cleared.
    changePart(draft, 'overall', { decision })
    onOpen()
  }
  return (
    <section aria-label={t('decide.bar')} className={styles.narrow}>
      {hasDecision && (
        <DecisionChoice
          label={t('decide.choice')}
          chosen={draft.value.overall.decision}
          current={earlier.own?.decision ?? null}
          isSpread
          onPress={handlePress}
        />
      )}
      <EvaluationButton address={report.address} look={hasDecision ? 'square' : 'wide'} onOpen={onOpen} />
    </section>
  )
}
