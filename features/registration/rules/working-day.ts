import { dayMs, minuteMs } from '@candor/kernel/durations'
import { localTime, momentMeant } from '@candor/kernel/zoned-time'

/** Days until the next working day, by the day of the week (0 is Sunday); a weekend counts as its Friday's end. */
const daysOn: Readonly<Record<number, number>> = { 5: 3, 6: 2 }

/**
 * When one working day has passed since a moment: at the same time of the next Monday to Friday, by the clock of the zone;
 * holidays not known.
 */
export function workingDayAfter(since: Date, timeZone: string): Date {
  const { day, minutes } = localTime(since.getTime(), timeZone)
  const date = new Date(day)
  const next = new Date(date.getTime() + (daysOn[date.getUTCDay()] ?? 1) * dayMs)
  const meant = momentMeant(next.toISOString().slice(0, 10), minutes, timeZone)
  return new Date(meant + (since.getTime() % minuteMs))
}
