import { classes } from '@candor/ui/classes.ts'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { dotsOf, placeOnScale, scaleDays } from '../../rules/dwell.ts'
import styles from './dwell-scale.module.css'

interface Props {
  days: readonly number[]
  limitDays: number | null
  /** Whether the end of the scale is named too. */
  hasEnd?: boolean
}

const at = (days: number) => ({ left: `${placeOnScale(days) * 100}%` })

/** The days of a column's people as dots on one scale of 14, with the limit as an upright. */
export const DwellScale = memo(function DwellScale({ days, limitDays, hasEnd = false }: Props) {
  const t = useTranslations('board')
  const dots = dotsOf(days, limitDays)
  const late = limitDays === null ? 0 : days.filter((day) => day > limitDays).length
  return (
    <div className={styles.scale}>
      <span className="sr">{t('staysOf', { count: days.length, late })}</span>
      {dots.map((dot) => (
        <i
          key={dot.days}
          className={classes(styles.dot, dot.isPast && styles.past)}
          data-many={dot.count > 9 || undefined}
          style={at(dot.days)}
        />
      ))}
      {limitDays !== null && (
        <>
          <s className={styles.limit} style={at(limitDays)} />
          <span className={styles.word} style={at(Math.min(limitDays, scaleDays - 2))}>
            {t('limitDays', { days: limitDays })}
          </span>
        </>
      )}
      {hasEnd && <span className={classes(styles.word, styles.end)}>{t('days', { days: scaleDays })}</span>}
    </div>
  )
})
