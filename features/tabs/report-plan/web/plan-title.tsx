import { State, type StateKind } from '@candor/ui/sections/state'
import { useTranslations } from 'use-intl'
import type { CandidateResponse } from '../../../candidates/interviews/rules/response.ts'
import type { Plan } from '../../../meetings/candidate-plans/rules/plans.ts'
import styles from './plan-panel.module.css'

const looks: Readonly<Record<CandidateResponse, StateKind>> = {
  accepted: 'pass',
  rejected: 'reject',
  cancelled: 'none',
}

/** The round with the state of its plan. */
export function PlanTitle({ plan }: { plan: Pick<Plan, 'roundName' | 'isCancelled' | 'response'> }) {
  const t = useTranslations('report-plan')
  const { roundName, isCancelled, response } = plan
  return (
    <span className={styles.line}>
      <span>{roundName}</span>
      {isCancelled && <State kind="none">{t('cancelled')}</State>}
      {response && <State kind={looks[response]}>{t(`response.${response}`)}</State>}
    </span>
  )
}
