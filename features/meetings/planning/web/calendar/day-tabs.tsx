import { revealFocused } from '@candor/ui/tabs/scroll-ends.ts'
import { useTranslations } from 'use-intl'
import { countByDay } from '../../../appointments/rules/slots.ts'
import styles from './day-tabs.module.css'
import type { RoundCalendar } from './round-calendar.ts'
import { useCalendarWords } from './use-calendar-words.ts'

interface Props {
  calendar: RoundCalendar
  days: readonly string[]
  chosen: string
  onChoose: (day: string) => void
}

/** The days of the week on a phone, which shows one of them; each says how many times are offered on it. */
export function DayTabs({ calendar: { zone, slots }, days, chosen, onChoose }: Props) {
  const t = useTranslations('planning')
  const words = useCalendarWords(zone)
  const counts = new Map(countByDay(slots, zone).map(({ day, count }) => [day, count]))
  return (
    <nav className={styles.dayTabs} aria-label={t('days')} onFocus={revealFocused}>
      {days.map((day) => {
        const count = counts.get(day)
        return (
          <button
            key={day}
            type="button"
            aria-current={day === chosen ? 'date' : undefined}
            onClick={() => onChoose(day)}
          >
            {words.shortDay(day)}
            {count && <span className={styles.tabCount}>{count}</span>}
          </button>
        )
      })}
    </nav>
  )
}
