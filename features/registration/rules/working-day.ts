import { dayMs, minuteMs } from '@candor/kernel/durations'
import { localTime, momentMeant } from '@candor/kernel/zoned-time'

/**
 * Days until the next working day, by weekday (0 is Sunday), where it is more than one; a weekend counts as the end of
 * its Friday.
 */
const daysOn: Readonly<Record<number, number>> = { 5: 3, 6: 2 }

/**
 * Returns the moment one working day later: the same time of day, in the zone, on the next day from Monday to Friday.
 * Holidays are not known.
 */
export function workingDayAfter(since: Date, timeZone: string): Date {
  const { day, minutes } = localTime(since.getTime(), timeZone)
  const date = new Date(day)
  const next = new Date(date.getTime() + (daysOn[date.getUTCDay()] ?? 1) * dayMs)
  const meant = momentMeant(next.toISOString().slice(0, 10), minutes, timeZone)
  return new Date(meant + (since.getTime() % minuteMs))
}
