import { dayMs } from '@candor/kernel/durations'

/** Days until the next working day, by the day of the week; a weekend counts as its Friday's end. */
const daysOn: Readonly<Record<string, number>> = { Fri: 3, Sat: 2 }

/** When one working day has passed since a moment: at the same time of the next Monday to Friday, holidays not known. */
export function workingDayAfter(since: Date, timeZone: string): Date {
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(since)
  return new Date(since.getTime() + (daysOn[weekday] ?? 1) * dayMs)
}
