import { addDays, localTime } from '@candor/kernel/zoned-time'
import { zoneName } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { ChevronLeftIcon, ChevronRightIcon, FlagIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { useTranslations } from 'use-intl'
import { hasOwnLanes } from '../../rules/interviewers.ts'
import { mondayOf, weekNumber } from '../../rules/week.ts'
import type { RoundCalendar } from './round-calendar.ts'
import { useCalendarWords } from './use-calendar-words.ts'
import styles from './week-head.module.css'

interface Props {
  calendar: RoundCalendar
  days: readonly string[]
  monday: string
  onMonday: (monday: string) => void
}

interface LegendProps {
  place: string
  hasOffers: boolean
  hasOwnFree: boolean
}

function Legend({ place, hasOffers, hasOwnFree }: LegendProps) {
  const t = useTranslations('planning')
  const offers = hasOffers ? (['offered', 'proposal', 'conflict'] as const) : (['proposal'] as const)
  const free = hasOwnFree ? (['ownFree'] as const) : []
  const kinds = ['taken', ...free, ...offers, 'unsocial'] as const
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      {kinds.map((kind) => (
        <li key={kind}>
          <i className={styles[`${kind}Key`]}>{kind === 'conflict' && <FlagIcon />}</i>
          {t(`key.${kind}`, { place })}
        </li>
      ))}
    </ul>
  )
}

/** The week in view, buttons for the weeks before and after, and the legend. */
export function WeekHead({ calendar, days, monday, onMonday }: Props) {
  const t = useTranslations('planning')
  const words = useCalendarWords(calendar.zone)
  const thisMonday = mondayOf(localTime(calendar.now, calendar.zone).day)
  return (
    <header className={styles.head}>
      <h2 className={styles.week}>{t('week', { number: `${weekNumber(monday)}` })}</h2>
      <span className={styles.range}>{words.range(days[0] ?? monday, days.at(-1) ?? monday)}</span>
      <span className={styles.steps}>
        <Button
          look="quiet"
          size="small"
          isIcon
          aria-label={t('earlier')}
          onClick={() => onMonday(addDays(monday, -7))}
        >
          <ChevronLeftIcon />
        </Button>
        <Button
          look="quiet"
          size="small"
          onClick={() => onMonday(thisMonday)}
          disabled={monday === thisMonday}
        >
          {t('thisWeek')}
          <Kbd>T</Kbd>
        </Button>
        <Button
          look="quiet"
          size="small"
          isIcon
          aria-label={t('later')}
          onClick={() => onMonday(addDays(monday, 7))}
        >
          <ChevronRightIcon />
        </Button>
      </span>
      <Legend
        place={zoneName(calendar.now, calendar.candidateZone, currentLocale())}
        hasOffers={calendar.onToggle !== null}
        hasOwnFree={
          hasOwnLanes(calendar.interviewers) && calendar.interviewers.some(({ free }) => free.length > 0)
        }
      />
    </header>
  )
}
