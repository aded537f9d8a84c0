import { useTranslations } from 'use-intl'
import { classes } from '../classes.ts'
import type { ScoreValue } from '../score.tsx'
import { useFixed } from '../use-fixed.ts'
import styles from './ring.module.css'
import { ringRate } from './ring-rate.ts'
import { scoreBand } from './score-band.ts'

const radius = 38.5
const circumference = 2 * Math.PI * radius
const words = { analysing: 'analysing', hidden: 'notShown', none: 'noScore' } as const

/** A score as an arc of its scale in its band's colour; the number is always printed. */
export function Ring({ score, label, size = 84 }: { score: ScoreValue; label: string; size?: number }) {
  const t = useTranslations('ui')
  const decimal = useFixed(1)
  const frame = { viewBox: '0 0 84 84', width: size, height: size, className: styles.ring, role: 'img' }

  if (score.state !== 'scored') {
    const word = t(words[score.state])
    return (
      <svg {...frame} aria-label={`${label}: ${word}`}>
        <circle cx="42" cy="42" r={radius} className={classes(styles.track, styles.waiting)} />
        <text x="42" y="46" textAnchor="middle" className={styles.word}>
          {word}
        </text>
      </svg>
    )
  }

  const number = decimal(score.value)
  const share = ringRate((score.value / score.outOf) * 5) / 100
  const band = scoreBand(share * 5)
  return (
    <svg {...frame} aria-label={`${label}: ${number} ${t('outOf', { outOf: score.outOf })}`}>
      <circle cx="42" cy="42" r={radius} className={styles.track} />
      {share > 0 && (
        <circle
          cx="42"
          cy="42"
          r={radius}
          className={classes(styles.arc, styles[band])}
          strokeDasharray={`${share * circumference} ${circumference}`}
          transform="rotate(-90 42 42)"
        />
      )}
      <text x="42" y="42" dy=".35em" textAnchor="middle" className={styles.number}>
        {number}
      </text>
    </svg>
  )
}
