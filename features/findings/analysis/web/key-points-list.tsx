import { useTranslations } from 'use-intl'
import type { KeyPoint } from '../../evidence/rules/evidence.ts'
import { EvidenceSign } from '../../evidence/web/evidence-sign.tsx'
import styles from './key-points-list.module.css'

interface Props {
  points: readonly KeyPoint[]
  /** The round of the follow-up that was answered; null for the question itself. */
  round: number | null
}

/** The key points of one answer, each with how often it was counted. */
export function KeyPointsList({ points, round }: Props) {
  const t = useTranslations('analysis')
  const title = round === null ? t('keyPoints') : t('keyPointsOfFollowUp', { round })
  return (
    <div className={styles.keyPoints}>
      <span aria-hidden="true" className={styles.title}>
        {title}
      </span>
      <ul aria-label={title} className={styles.list}>
        {points.map(({ text, count, kind }) => (
          <li key={text} className={styles.point}>
            <EvidenceSign kind={kind} />
            <span>{text}</span>{' '}
            <span aria-hidden="true" className={styles.count}>
              ×{count}
            </span>
            <span className="sr">{t('keyPointTimes', { count })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
