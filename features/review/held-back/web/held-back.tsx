import { LockIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import styles from './held-back.module.css'
import { OwnOpinionButton } from './own-opinion-button.tsx'

export interface HeldBackProps {
  report: Pick<OpenReport, 'candidateId' | 'positionId' | 'timeZone' | 'facts'>
  what: 'opinions' | 'aiScores'
  /** Whether it is directly on the page, with the margins of the content below. */
  isInset?: boolean
}

export function HeldBack({ report, what, isInset = false }: HeldBackProps) {
  const t = useTranslations('held-back')
  return (
    <div className={styles.note} data-inset={isInset} role="note" aria-label={t('title')}>
      <LockIcon />
      <p className={styles.text}>{t(what)}</p>
      <OwnOpinionButton report={report} />
    </div>
  )
}
