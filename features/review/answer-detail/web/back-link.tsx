import { ChevronLeftIcon } from '@candor/ui/icons'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { detailId } from '../../../report/report/rules/detail-address.ts'
import { mannerOf } from '../../../report/report/rules/manner.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { useIsFromReport, useStepBack } from '../../../report/report/web/use-way-back.ts'
import type { DetailAddress } from '../rules/address.ts'
import styles from './page.module.css'

interface Props {
  report: OpenReport
  from: DetailAddress['from']
}

/** Leads back to the place in the report; without one, to the report. */
export function BackLink({ report, from }: Props) {
  const t = useTranslations('answer-detail')
  const isFromReport = useIsFromReport()
  const userid = detailId(report)
  const isFromEntry = from === 'interview' && userid !== undefined
  // The mobile report is a page outside of the router.
  const handleClick = useStepBack(isFromEntry ? window.history.length > 1 : isFromReport)

  const content = (
    <>
      <ChevronLeftIcon />
      {t('back')}
    </>
  )
  if (isFromEntry) {
    return (
      <a
        href={`/interview?userid=${encodeURIComponent(userid)}`}
        className={styles.back}
        onClick={handleClick}
      >
        {content}
      </a>
    )
  }
  return (
    <Link
      to={report.facts.isVisit ? '/newShareReport' : '/shareurl'}
      search={{ userid, ...mannerOf(report.address) }}
      className={styles.back}
      onClick={handleClick}
    >
      {content}
    </Link>
  )
}
