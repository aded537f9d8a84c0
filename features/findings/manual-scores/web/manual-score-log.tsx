import { formatDateTime } from '@candor/messages/dates'
import { Score } from '@candor/ui/score'
import { Timeline } from '@candor/ui/sections/timeline'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { HeldBackNote } from '../../../review/held-back/web/held-back-note.tsx'
import type { ManualScore } from '../rules.ts'
import styles from './manual-score-log.module.css'

/** The manual scores of an answer, newest first: who, when, score and opinion. */
export function ManualScoreLog({ scores, report }: { scores: readonly ManualScore[]; report: OpenReport }) {
  const t = useTranslations('manual-scores')
  const held = <HeldBackNote report={report} what="opinions" />
  if (scores.length === 0)
    return report.facts.heldBack.opinions ? held : <p className={styles.none}>{t('none')}</p>
  return (
    <>
      {held}
      <Timeline
        items={scores.map(({ scoredBy, scoredAt, value, outOf, opinion }, index) => ({
          id: `${scoredAt}-${index}`,
          isCurrent: index === 0,
          date: formatDateTime(scoredAt, report.timeZone),
          title: (
            <span className={styles.line}>
              <span>{scoredBy}</span>
              <Score score={value === 0 ? { state: 'none' } : { state: 'scored', value, outOf }} />
            </span>
          ),
          body: opinion && <p className={styles.opinion}>{opinion}</p>,
        }))}
      />
    </>
  )
}
