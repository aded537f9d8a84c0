import { classes } from '@candor/ui/classes.ts'
import { PlayIcon } from '@candor/ui/icons'
import { Stars } from '@candor/ui/stars'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import { aiTab } from '../../../findings/analysis/rules/ai-interview.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { Rater } from '../contract.ts'
import type { GridCell } from '../rules/grid.ts'
import { findTimeReference, withoutReference } from '../rules/time-reference.ts'
import styles from './rounds-cell.module.css'

/** The tab with the recording of the session, whose address has session seconds. */
const record = { activeIndex: aiTab, inner: 0, q: undefined, ev: undefined }

interface Props {
  cell: GridCell
  rater: Rater
  isFar: boolean
  report: OpenReport
}

/** The score of one person in one row, with the time that the sentence refers to. */
export function RoundsCell({ cell: { value, sentences }, rater, isFar, report }: Props) {
  const t = useTranslations('rating-grid')
  const decimal = useFixed(1)
  const reference = report.interviewId ? findTimeReference(sentences) : null
  const words = withoutReference(sentences, reference)
  return (
    <td
      tabIndex={-1}
      className={classes(styles.cell, isFar && styles.far, rater.isOwn && styles.own)}
      data-rater={rater.isOwn ? t('you') : rater.name}
    >
      <div className={styles.given}>
        <span className={styles.score}>
          <b>{value === null ? '–' : decimal(value)}</b>
          <span aria-hidden="true">
            <Stars value={value} size={14} />
          </span>
          {reference && (
            <button
              type="button"
              className={styles.moment}
              aria-label={t('watch', { moment: reference.text })}
              onClick={() => report.go({ ...record, t: reference.seconds })}
            >
              <PlayIcon /> {reference.text}
            </button>
          )}
        </span>
        {value === null ? <p className={styles.none}>{t('notScored')}</p> : <p title={words}>{words}</p>}
      </div>
    </td>
  )
}
