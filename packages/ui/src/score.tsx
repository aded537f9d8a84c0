import { useTranslations } from 'use-intl'
import { classes } from './classes.ts'
import { PulseBar } from './pulse-bar.tsx'
import styles from './score.module.css'
import { Stars } from './stars.tsx'
import { useFixed } from './use-fixed.ts'

/** A score as the screen needs it. */
export type ScoreValue =
  | { state: 'analysing' }
  | { state: 'scored'; value: number; outOf: number }
  | { state: 'hidden' }
  | { state: 'none' }

export type ScoreProps = {
  score: ScoreValue
  size?: 'small' | 'medium' | 'large'
  hasStars?: boolean
}

const maxStars = 5

/**
 * Number first, with one decimal, stars second, scale third; points on a longer scale have no stars. A missing score is
 * never shown as 0.
 */
export function Score({ score, size = 'small', hasStars = true }: ScoreProps) {
  const t = useTranslations('ui')
  const write = useFixed(1)
  const className = classes(styles.score, styles[size])
  const starSize = size === 'small' ? 14 : 24

  if (score.state === 'analysing') {
    return (
      <span className={className}>
        <PulseBar size={size === 'small' ? 'small' : 'default'} />
        <span className={styles.word}>{t('analysing')}</span>
      </span>
    )
  }
  if (score.state === 'hidden') {
    return (
      <span className={className}>
        {hasStars && (
          <span aria-hidden="true">
            <Stars value={null} size={starSize} />
          </span>
        )}
        <span className={styles.word}>{t('notShown')}</span>
      </span>
    )
  }
  if (score.state === 'none') return <span className={classes(className, styles.word)}>{t('noScore')}</span>

  const number = write(score.value)
  if (!hasStars || score.outOf > maxStars) {
    return (
      <span className={className}>
        <span className={styles.number}>
          {number}
          <span className={styles.adjacent} aria-hidden="true">
            /{score.outOf}
          </span>
          <span className="sr"> {t('outOf', { outOf: score.outOf })}</span>
        </span>
      </span>
    )
  }
  return (
    <span className={className}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <Stars value={score.value} outOf={score.outOf} size={starSize} />
      <span className={styles.scale} aria-hidden="true">
        /{score.outOf}
      </span>
    </span>
  )
}
