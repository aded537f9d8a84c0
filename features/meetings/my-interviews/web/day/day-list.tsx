import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { listedOf } from '../../rules/day-axis.ts'
import type { Day } from '../../rules/wire.ts'
import styles from './day.module.css'
import { DayInterview } from './day-interview.tsx'

/** The interviews of a day one below the other, where too many meet for an axis. */
export function DayList({ day, timeZone }: { day: Day; timeZone: string }) {
  const t = useTranslations('my-interviews.day')
  const listed = listedOf(day.today, day.now)
  const left = day.today.length - listed.length
  return (
    <>
      <ol className={styles.next}>
        {listed.map((interview) => (
          <DayInterview key={interview.planId} interview={interview} day={day} timeZone={timeZone} />
        ))}
      </ol>
      {left > 0 && (
        <Link to="/my-interviews" className={styles.later}>
          {t('others', { count: left })}
        </Link>
      )}
    </>
  )
}
