import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { detailId } from '../rules/detail-address.ts'
import { mannerOf } from '../rules/manner.ts'
import styles from './detail-link.module.css'
import type { OpenReport } from './open-report.ts'
import { fromReport } from './use-way-back.ts'

interface Props {
  report: Pick<OpenReport, 'interviewId' | 'address' | 'facts'>
  /** The id of the answer. */
  q: string
  title: string
}

/** A link to one question with its answer on a page of its own; the way back leads to the place in the report. */
export function DetailLink({ report, q, title }: Props) {
  const t = useTranslations('report')
  const id = detailId(report)
  if (id === undefined) return null
  return (
    <Link
      to="/reportDetail"
      search={{ id, q, ...mannerOf(report.address) }}
      state={fromReport}
      className={styles.link}
      aria-label={t('openAnswer', { title })}
    >
      {t('answerAlone')}
    </Link>
  )
}
