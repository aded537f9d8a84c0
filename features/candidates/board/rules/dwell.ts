import { dayMs } from '@candor/kernel/durations'

/** The days that the scale of every column has. */
export const scaleDays = 14

/** Whole days that a candidate has been in the stage. */
export function daysIn(since: number, now: number): number {
  return Math.max(0, Math.floor((now - since) / dayMs))
}

/** Whether the days are past the limit of the stage. */
export function isPastLimit(days: number, limitDays: number | null): boolean {
  return limitDays !== null && days > limitDays
}

/** The place of some days on the scale, from 0 to 1. Days beyond the scale stand at its end. */
export function placeOnScale(days: number): number {
  return Math.min(scaleDays, Math.max(0, days)) / scaleDays
}

export interface Dot {
  readonly days: number
  readonly count: number
  readonly isPast: boolean
}

/** The dots of a column: one for each number of days, so that thousands of people are 15 dots at most. */
export function dotsOf(days: readonly number[], limitDays: number | null): Dot[] {
  const counts = new Map<number, number>()
  for (const day of days) {
    const shown = Math.min(day, scaleDays)
    counts.set(shown, (counts.get(shown) ?? 0) + 1)
  }
  // Past the end of the scale only the real days tell whether somebody is late.
  const isLateBeyond = days.some((day) => day >= scaleDays && isPastLimit(day, limitDays))
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([shown, count]) => ({
      days: shown,
      count,
      isPast: shown < scaleDays ? isPastLimit(shown, limitDays) : isLateBeyond,
    }))
}

/** How many days a candidate is over the limit; negative below it. Without a limit nobody is over it. */
export function daysOver(days: number, limitDays: number | null): number {
  return limitDays === null ? days - 10_000 : days - limitDays
}
