import { ChevronLeftIcon } from '@candor/ui/icons'
import { Link, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { sameReport } from '../../../report/report/rules/manner.ts'
import { usePersonName, usePositionName } from '../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { useIsFromReport, useStepBack } from '../../../report/report/web/use-way-back.ts'
import { planTab } from '../../candidate-plans/rules/plans.ts'
import styles from './page-header.module.css'

/** The address of a report's interview plan. */
const toPlanTab = (report: OpenReport) => ({ ...sameReport(report), activeIndex: planTab })

/** Goes back to the place in the report that was left, else to its interview plan. */
export function useGoBack(report: OpenReport): () => void {
  const { history } = useRouter()
  const navigate = useNavigate()
  const isFromReport = useIsFromReport()
  const entry = useLocation({ select: ({ state }) => state.__TSR_key })
  return () => {
    // Who has gone on meanwhile stays where they are.
    if (history.location.state.__TSR_key !== entry) return
    if (isFromReport) history.back()
    else void navigate({ to: '/shareurl', search: toPlanTab(report) })
  }
}

/** A link back to the place in the report that was left, else to its interview plan. */
export function ReportLink({ report }: { report: OpenReport }) {
  const t = useTranslations('planning')
  const handleClick = useStepBack(useIsFromReport())
  return (
    <Link to="/shareurl" search={toPlanTab(report)} className={styles.back} onClick={handleClick}>
      <ChevronLeftIcon />
      {t('backToReport')}
    </Link>
  )
}

/**
 * The title of a page about a planned interview, with the candidate; without a report neither a name nor a link back.
 */
export function PlanPageHeader({ report, title }: { report: OpenReport | null; title: string }) {
  return (
    <header className={styles.header}>
      {report && <ReportLink report={report} />}
      <h1 className={styles.title}>{title}</h1>
      {report && <AboutWhom report={report} />}
    </header>
  )
}

function AboutWhom({ report }: { report: OpenReport }) {
  const { first: name } = usePersonName(report.candidate.person)
  const position = usePositionName(report.candidate.position)
  return <p>{`${name} · ${position}`}</p>
}
