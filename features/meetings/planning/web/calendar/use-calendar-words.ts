import { localTime } from '@candor/kernel/zoned-time'
import { dayName, dayRange, shortDayName } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { useTranslations } from 'use-intl'
import { writeClock } from '../../rules/clock.ts'
import { conflictsOf, hasCalendar, type RoundInterviewer } from '../../rules/interviewers.ts'
import type { Span } from '../../rules/spans.ts'

/** Texts of the week in the plan's zone: its days, its times and who can. */
export function useCalendarWords(zone: string) {
  const t = useTranslations('planning')
  const locale = currentLocale()
  const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`)
  const clockIn = (at: number, inZone: string) => {
    const { minutes, isSecond } = localTime(at, inZone)
    const time = writeClock(minutes)
    return isSecond ? t('again', { time }) : time
  }
  const spanIn = ({ startsAt, endsAt }: Span, inZone: string) =>
    t('time', { from: clockIn(startsAt, inZone), to: clockIn(endsAt, inZone) })
  return {
    /** Mon 23. */
    shortDay: (day: string) => shortDayName(noonOf(day), 'UTC', locale),
    longDay: (day: string) => dayName(noonOf(day), 'UTC', locale),
    range: (from: string, to: string) => dayRange(noonOf(from), noonOf(to), 'UTC', locale),
    clock: (at: number) => clockIn(at, zone),
    span: (span: Span) => spanIn(span, zone),
    spanIn,
    /**
     * Who is taken and from when, how many calendars are unknown, or that all are free; nothing without interviewers.
     */
    stateOf: (time: Span, interviewers: readonly RoundInterviewer[]) => {
      const conflicts = conflictsOf(time, interviewers)
      const [first] = conflicts
      const unknown = interviewers.filter((interviewer) => !hasCalendar(interviewer)).length
      if (!first && unknown > 0) return t('calendarsUnknown', { count: unknown })
      if (!first) return interviewers.length > 0 ? t('allFree', { count: interviewers.length }) : ''
      const from = clockIn(Math.min(...conflicts.map(({ span }) => span.startsAt)), zone)
      const { name } = first.interviewer
      return conflicts.length === 1
        ? t('conflict', { name, time: from })
        : t('conflictOfSeveral', { name, count: conflicts.length, time: from })
    },
  }
}
