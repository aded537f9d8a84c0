import { formatDateTime } from '@candor/messages/dates'
import { Score } from '@candor/ui/score'
import { Timeline } from '@candor/ui/sections/timeline'
import { useTranslations } from 'use-intl'
import type { ManualScore } from '../rules.ts'
import styles from './manual-score-log.module.css'

/** Who scored an answer, when, how high and why: newest first. */
export function ManualScoreLog({ scores, timeZone }: { scores: readonly ManualScore[]; timeZone: string }) {
  const t = useTranslations('manual-scores')
  if (scores.length === 0) return <p className={styles.none}>{t('none')}</p>
  return (
    <Timeline
      items={scores.map(({ scoredBy, scoredAt, value, outOf, opinion }, index) => ({
        id: `${scoredAt}-${index}`,
        isCurrent: index === 0,
        date: formatDateTime(scoredAt, timeZone),
        title: (
          <span className={styles.line}>
            <span>{scoredBy}</span>
            <Score
              score={value === 0 ? { state: 'none' } : { state: 'scored', value, outOf }}
              hasStars={outOf <= 5}
            />
          </span>
        ),
        body: opinion && <p className={styles.opinion}>{opinion}</p>,
      }))}
    />
  )
}
