import { formatClock } from '@candor/messages/dates'
import { useTranslations } from 'use-intl'
import { paceOf, paceStarts, paces, usedPercent } from '../rules/time-bar.ts'
import styles from './time-bar.module.css'

/** The share of the allowed time that was used, on a bar of too short, normal and too long. */
export function TimeBar({ usedMs, limitMs }: { usedMs: number | null; limitMs: number | null }) {
  const t = useTranslations('password-report')
  const percent = usedPercent(usedMs, limitMs)
  if (percent === null || usedMs === null || limitMs === null) return null
  const own = paceOf(percent)
  const ends = [...paces.slice(1).map((pace) => paceStarts[pace]), 100]
  return (
    <div>
      <p className={styles.head}>
        <b>{t('time')}</b>
        <span>{t('timeOf', { used: formatClock(usedMs), limit: formatClock(limitMs) })}</span>
      </p>
      <svg className={styles.bar} width="100%" height="18" aria-hidden="true">
        {paces.map((pace, index) => (
          <rect
            key={pace}
            x={`${paceStarts[pace]}%`}
            y="5"
            width={`${(ends[index] ?? 100) - paceStarts[pace]}%`}
            height="8"
            className={pace === own ? styles.own : styles.other}
          />
        ))}
        <line x1={`${percent}%`} x2={`${percent}%`} y1="0" y2="18" className={styles.place} />
      </svg>
      <ol className={styles.paces}>
        {paces.map((pace, index) => (
          <li
            key={pace}
            aria-current={pace === own ? 'true' : undefined}
            style={{ flexGrow: (ends[index] ?? 100) - paceStarts[pace] }}
          >
            {t(`pace.${pace}`)}
          </li>
        ))}
      </ol>
    </div>
  )
}
