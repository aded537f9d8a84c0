import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Plan } from '../../../meetings/candidate-plans/rules/plans.ts'
import { isHeld } from '../../../meetings/planning/rules/times.ts'
import { ofPlan } from '../../../meetings/planning/rules/wire.ts'
import { sameReport } from '../../../report/report/rules/manner.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { fromReport } from '../../../report/report/web/use-way-back.ts'
import { CancelPlan } from './cancel-plan.tsx'
import styles from './plan-panel.module.css'

type OfReport = Parameters<typeof sameReport>[0]

/** The link to plan one more interview. */
export function PlanRound({ report }: { report: OfReport }) {
  const t = useTranslations('report-plan')
  return (
    <Button
      look="primary"
      size="small"
      render={
        <Link to="/plan-interview" search={sameReport(report)} state={fromReport}>
          {t('planRound')}
        </Link>
      }
    />
  )
}

/** The link for interviewers to move an interview. */
export function MoveOwn({ round }: { round: string }) {
  const t = useTranslations('report-plan')
  return (
    <div className={styles.acts}>
      <Button
        size="small"
        render={
          <Link to="/datePicker" aria-label={t('moveOf', { round })}>
            {t('move')}
          </Link>
        }
      />
    </div>
  )
}

interface Props {
  report: OfReport & Pick<OpenReport, 'candidate' | 'facts'>
  plan: Pick<Plan, 'id' | 'roundName' | 'startsAt' | 'endsAt'>
  /** Epoch milliseconds. */
  now: number
  onChanged: () => Promise<unknown>
}

/**
 * The recruiters' actions on a planned interview: none once it was held (decision S93). Times can only be offered for one
 * that is ahead.
 */
export function PlanActs({ report, plan, now, onChanged }: Props) {
  const t = useTranslations('report-plan')
  const search = { ...sameReport(report), ...ofPlan(plan.id) }
  const round = plan.roundName
  if (isHeld(plan, now)) return null
  const isAhead = plan.startsAt === null || plan.startsAt > now
  return (
    <div className={styles.acts}>
      {isAhead && (
        <Button
          size="small"
          render={
            <Link
              to="/offer-times"
              search={search}
              state={fromReport}
              aria-label={t('offerTimesOf', { round })}
            >
              {t('offerTimes')}
            </Link>
          }
        />
      )}
      <Button
        size="small"
        render={
          <Link to="/plan-interview" search={search} state={fromReport} aria-label={t('changeOf', { round })}>
            {t('change')}
          </Link>
        }
      />
      <CancelPlan report={report} plan={plan} onChanged={onChanged} />
    </div>
  )
}
