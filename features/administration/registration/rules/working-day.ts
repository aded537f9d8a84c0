import { dayMs, minuteMs } from '@candor/kernel/durations'
import { localTime, momentMeant } from '@candor/kernel/zoned-time'

const sunday = 0
const friday = 5
const saturday = 6

function daysLater(date: Date, days: number): string {
  return new Date(date.getTime() + days * dayMs).toISOString().slice(0, 10)
}

/**
 * Returns the same time of day on the next working day in the zone; from a weekend, the end of Monday. Holidays are not
 * known.
 */
export function workingDayAfter(since: Date, timeZone: string): Date {
  const { day, minutes } = localTime(since.getTime(), timeZone)
  const date = new Date(day)
  const weekday = date.getUTCDay()
  if (weekday === saturday || weekday === sunday) {
    const tuesday = daysLater(date, weekday === saturday ? 3 : 2)
    return new Date(momentMeant(tuesday, 0, timeZone))
  }
  const meant = momentMeant(daysLater(date, weekday === friday ? 3 : 1), minutes, timeZone)
  return new Date(meant + (since.getTime() % minuteMs))
}
