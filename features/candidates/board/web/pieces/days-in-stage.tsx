import { useTranslations } from 'use-intl'
import { isPastLimit } from '../../rules/dwell.ts'
import styles from './days-in-stage.module.css'

/** The days in a stage; past the limit with an ink square. */
export function DaysInStage({ days, limitDays }: { days: number; limitDays: number | null }) {
  const t = useTranslations('board')
  const isPast = isPastLimit(days, limitDays)
  return (
    <span className={styles.days} data-past={isPast || undefined}>
      {isPast && <i className={styles.square} aria-hidden="true" />}
      {t('inStage', { days })}
      {isPast && <span className="sr">, {t('pastLimit')}</span>}
    </span>
  )
}
