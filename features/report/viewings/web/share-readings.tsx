import { formatClock } from '@candor/messages/dates'
import { useTranslations } from 'use-intl'
import { useSectionName } from '../../report/web/tabs/use-section-name.ts'
import type { Readings } from '../contract.ts'
import styles from './share-readings.module.css'

interface Props {
  readings: (typeof Readings)['_zod']['output']
}

/** How long a report and its sections were in view by a share; folded at first. */
export function ShareReadings({ readings }: Props) {
  const t = useTranslations('viewings')
  const sectionName = useSectionName()
  if (readings.length === 0) return null
  const whole = readings.reduce((sum, { viewedMs }) => sum + viewedMs, 0)
  return (
    <details className={styles.readings}>
      <summary>{t('readings', { time: formatClock(whole) })}</summary>
      <dl className={styles.list}>
        {readings.map(({ section, viewedMs }) => (
          <div key={section} className={styles.reading}>
            <dt>{sectionName(section)}</dt>
            <dd>{formatClock(viewedMs)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
