import { dayMs } from '@candor/kernel/durations'
import { addDays } from '@candor/kernel/zoned-time'

const thursday = 4

const atMidnight = (day: string) => Date.parse(`${day}T00:00:00Z`)

export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? atMidnight(text) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The day of the week by ISO 8601: 1 is Monday, 7 Sunday. */
export function weekday(day: string): number {
  return new Date(atMidnight(day)).getUTCDay() || 7
}

export function mondayOf(day: string): string {
  return addDays(day, 1 - weekday(day))
}

/** The number of a day's week by ISO 8601: week 1 holds the year's first Thursday. */
export function weekNumber(day: string): number {
  const middle = addDays(mondayOf(day), thursday - 1)
  const firstOfYear = `${middle.slice(0, 4)}-01-01`
  return Math.floor((atMidnight(middle) - atMidnight(firstOfYear)) / (7 * dayMs)) + 1
}

/** The days of a week that are shown: Monday to Friday, and days of the weekend with something on them. */
export function shownDays(monday: string, used: ReadonlySet<string>): readonly string[] {
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days))
  return week.filter((day) => weekday(day) <= 5 || used.has(day))
}
