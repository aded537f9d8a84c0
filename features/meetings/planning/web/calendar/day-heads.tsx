import { initialsOf } from '@candor/messages/initials'
import { useTranslations } from 'use-intl'
import { hasOwnLanes } from '../../rules/interviewers.ts'
import styles from './calendar.module.css'
import type { RoundCalendar } from './round-calendar.ts'
import { useCalendarWords } from './use-calendar-words.ts'

interface Props {
  calendar: RoundCalendar
  days: readonly string[]
  chosenDay: string
}

/** The names of the days, with the initials over each lane. */
export function DayHeads({ calendar, days, chosenDay }: Props) {
  const t = useTranslations('planning')
  const { zone, interviewers } = calendar
  const words = useCalendarWords(zone)
  const lanes = hasOwnLanes(interviewers)
    ? interviewers.map(({ accountId, name }) => ({ key: accountId, label: initialsOf(name) }))
    : [{ key: 'all', label: t('free', { free: interviewers.length, known: interviewers.length }) }]
  return (
    <div className={styles.dayHeads} aria-hidden="true">
      {days.map((day) => (
        <div key={day} className={styles.dayHead} data-chosen={day === chosenDay || undefined}>
          <b className={styles.dayName}>{words.shortDay(day)}</b>
          <span className={styles.laneNames}>
            {lanes.map(({ key, label }) => (
              <i key={key}>{label}</i>
            ))}
          </span>
        </div>
      ))}
    </div>
  )
}
