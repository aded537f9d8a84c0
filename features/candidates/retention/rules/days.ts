/** A UTC day as YYYY-MM-DD. Days compare as texts. */
export type Day = string

const dayForm = /^\d{4}-\d{2}-\d{2}$/
const dayLength = 10

export function dayAt(at: Date): Day {
  return at.toISOString().slice(0, dayLength)
}

/** Returns the first moment of a day. */
export function startOf(day: Day): Date {
  return new Date(`${day}T00:00:00.000Z`)
}

/** Whether a text is a day of the calendar; 2027-02-29 is none. */
export function isDay(text: string): text is Day {
  if (!dayForm.test(text)) return false
  const start = startOf(text)
  return !Number.isNaN(start.getTime()) && dayAt(start) === text
}

export function addDays(day: Day, days: number): Day {
  const at = startOf(day)
  at.setUTCDate(at.getUTCDate() + days)
  return dayAt(at)
}

function lastOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
}

/** Adds months to a day. A month without that day has its last one: 31 January and a month is the end of February. */
export function addMonths(day: Day, months: number): Day {
  const at = startOf(day)
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1))
  const last = lastOfMonth(first.getUTCFullYear(), first.getUTCMonth())
  first.setUTCDate(Math.min(at.getUTCDate(), last))
  return dayAt(first)
}

/** Returns the last day that lies a number of months before a day, by `addMonths`. Earlier days do, too. */
export function lastDayBefore(day: Day, months: number): Day {
  const at = startOf(day)
  const isLast = at.getUTCDate() === lastOfMonth(at.getUTCFullYear(), at.getUTCMonth())
  const before = addMonths(day, -months)
  if (!isLast) return before
  const month = startOf(before)
  month.setUTCDate(lastOfMonth(month.getUTCFullYear(), month.getUTCMonth()))
  return dayAt(month)
}
