import { ChevronLeftIcon } from '@candor/ui/icons'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { usePersonName, usePositionName } from '../../report/web/header/use-person-name.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { tabNumber } from '../rules.ts'
import styles from './page-header.module.css'

/** The interview plan of a report, as an address names it. */
export function toPlanTab({ candidateId, interviewId }: Pick<OpenReport, 'candidateId' | 'interviewId'>) {
  return { ...ofCandidate(candidateId), userid: interviewId ?? undefined, activeIndex: tabNumber }
}

/** Leads back to the interview plan of the report. */
export function ReportLink({ report }: { report: OpenReport }) {
  const t = useTranslations('report-plan')
  return (
    <Link to="/shareurl" search={toPlanTab(report)} className={styles.back}>
      <ChevronLeftIcon />
      {t('backToReport')}
    </Link>
  )
}

/** What a page about a planned interview is titled, and whom it is about; without a report neither a name nor a way back. */
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
