import type { Span } from '@candor/kernel/span'
import { type PlannedTimeFault, plannedTimeFault } from '../../planning/rules/times.ts'

export type TimeFault = PlannedTimeFault | 'timeTwice'

/**
 * The first fault in times that are to be offered at `now`, and the place of its time; null if there is none.
 *
 * A time that starts as a `stored` one may have begun, as long as its end is ahead.
 */
export function timesFault(
  times: readonly Span[],
  now: number,
  stored: readonly Span[] = [],
): { fault: TimeFault; index: number } | null {
  const starts = times.map(({ startsAt }) => startsAt)
  const faults = times.map((time, index): TimeFault | null => {
    const isKept = time.endsAt > now && stored.some(({ startsAt }) => startsAt === time.startsAt)
    const at = isKept ? Math.min(now, time.startsAt - 1) : now
    return plannedTimeFault(time, at) ?? (starts.indexOf(time.startsAt) < index ? 'timeTwice' : null)
  })
  const index = faults.findIndex((fault) => fault !== null)
  const fault = faults[index]
  return fault ? { fault, index } : null
}
