import { ChevronLeftIcon } from '@candor/ui/icons'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { tabNumber } from '../../report-plan/rules.ts'
import styles from './round.module.css'

/** Leads back to the interview plan of the report. */
export function ReportLink({ report: { candidateId, interviewId } }: { report: OpenReport }) {
  const t = useTranslations('plan-round')
  const search = { ...ofCandidate(candidateId), userid: interviewId ?? undefined, activeIndex: tabNumber }
  return (
    <Link to="/shareurl" search={search} className={styles.back}>
      <ChevronLeftIcon />
      {t('back')}
    </Link>
  )
}
