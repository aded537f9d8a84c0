import { dayMs, hourMs } from '@candor/kernel/durations'
import { addDays, localTime, momentMeant } from '@candor/kernel/zoned-time'

export const groups = ['late', 'today', 'week', 'later'] as const
export type Group = (typeof groups)[number]

interface Promised {
  /** Epoch milliseconds; null for what came without a promise. */
  readonly due: number | null
}

/** The moment (epoch milliseconds) at which a day begins, so many days after that of a moment. */
const beginOf = (now: number, days: number, timeZone: string) =>
  momentMeant(addDays(localTime(now, timeZone).day, days), 0, timeZone)

/**
 * Returns what groups things by their promise at a moment: days end by the clock of the zone. What came without a promise
 * is for today. The begins of days are found once, since finding them is slow.
 */
export function groupingAt(now: number, timeZone: string): (thing: Promised) => Group {
  const tomorrowBegins = beginOf(now, 1, timeZone)
  const weekEnds = beginOf(now, 7, timeZone)
  return ({ due }) => {
    if (due === null) return 'today'
    if (due < now) return 'late'
    if (due < tomorrowBegins) return 'today'
    return due < weekEnds ? 'week' : 'later'
  }
}

/** The group of one thing. */
export function groupOf(thing: Promised, now: number, timeZone: string): Group {
  return groupingAt(now, timeZone)(thing)
}

/** How late a thing is: in whole days, below one day in whole hours; null if it is not late. */
export function lateness({ due }: Promised, now: number): { days: number } | { hours: number } | null {
  if (due === null || due >= now) return null
  const days = Math.floor((now - due) / dayMs)
  return days > 0 ? { days } : { hours: Math.floor((now - due) / hourMs) }
}

const wakeMinutes = 9 * 60

/** 9:00 of the next day, by the clock of the zone. */
export function tomorrow(now: number, timeZone: string): number {
  return momentMeant(addDays(localTime(now, timeZone).day, 1), wakeMinutes, timeZone)
}

/** 9:00 of the next Monday after today. */
export function nextMonday(now: number, timeZone: string): number {
  const { day } = localTime(now, timeZone)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return momentMeant(addDays(day, (8 - weekday) % 7 || 7), wakeMinutes, timeZone)
}

/** 9:00 of a day (YYYY-MM-DD). */
export function atDay(day: string, timeZone: string): number {
  return momentMeant(day, wakeMinutes, timeZone)
}
