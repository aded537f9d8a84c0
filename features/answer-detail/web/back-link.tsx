import { ChevronLeftIcon } from '@candor/ui/icons'
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { detailId } from '../../report/rules/detail-address.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import type { DetailAddress } from '../rules/address.ts'
import styles from './page.module.css'

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

interface Props {
  report: OpenReport
  from: DetailAddress['from']
}

/** Leads back to where the report was left; an address that was opened by itself, to the report. */
export function BackLink({ report, from }: Props) {
  const t = useTranslations('answer-detail')
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const userid = detailId(report)
  const isFromEntry = from === 'interview' && userid !== undefined
  // The mobile report is a document of its own, of which the router knows nothing.
  const isLeft = isFromEntry ? window.history.length > 1 : canGoBack

  function handleClick(event: MouseEvent) {
    if (!isLeft || !isPlainClick(event)) return
    event.preventDefault()
    router.history.back()
  }

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
      search={{ userid, isFrom: report.address.isFrom }}
      className={styles.back}
      onClick={handleClick}
    >
      {content}
    </Link>
  )
}
