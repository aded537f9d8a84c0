import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import type { CurrentPlan } from '../../rules/wire.ts'
import { WeekCalendar } from '../calendar/week-calendar.tsx'
import { PlanPageHeader, useGoBack } from '../page-header.tsx'
import styles from '../round.module.css'
import { useSendKey } from '../use-send-key.ts'
import { PlanningFoot } from './planning-foot.tsx'
import { PlanningForm } from './planning-form.tsx'
import { usePlanning } from './use-planning.ts'

interface Props {
  report: OpenReport
  /** The plan that is changed; null for a new interview. */
  current: CurrentPlan | null
  plannedRoundIds: ReadonlySet<string | null>
}

/** The screen that plans or changes an interview, beside the week of its interviewers. */
export function PlanningScreen({ report, current, plannedRoundIds }: Props) {
  const t = useTranslations('planning')
  const onDone = useGoBack(report)
  const planning = usePlanning({ report, current, plannedRoundIds, onDone })
  useSendKey(planning)
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.form}>
          <PlanPageHeader report={report} title={t(current ? 'changeTitle' : 'planTitle')} />
          <PlanningForm planning={planning} />
        </div>
        <WeekCalendar calendar={planning.calendar} isLoading={!planning.writing.draft.isReady} />
      </div>
      <PlanningFoot planning={planning} />
      {planning.question}
    </>
  )
}
