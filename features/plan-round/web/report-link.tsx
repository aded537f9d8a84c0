import { ChevronLeftIcon } from '@candor/ui/icons'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { tabNumber } from '../../report-plan/rules.ts'
import styles from './round.module.css'

type OfReport = Pick<OpenReport, 'candidateId' | 'interviewId'>

/** The interview plan of a report, as an address names it. */
export function toPlanTab({ candidateId, interviewId }: OfReport) {
  return { ...ofCandidate(candidateId), userid: interviewId ?? undefined, activeIndex: tabNumber }
}

/** Leads back to the interview plan of the report. */
export function ReportLink({ report }: { report: OfReport }) {
  const t = useTranslations('plan-round')
  return (
    <Link to="/shareurl" search={toPlanTab(report)} className={styles.back}>
      <ChevronLeftIcon />
      {t('back')}
    </Link>
  )
}
