import { type PlannedTime, type PlannedTimeFault, plannedTimeFault } from '../../plan/rules/times.ts'

export type TimeFault = PlannedTimeFault | 'timeTwice'

/**
 * The first fault in times that are to be offered at `now`, and the place of its time; null if there is none.
 *
 * A time that starts as a `stored` one may have begun, as long as its end is ahead.
 */
export function timesFault(
  times: readonly PlannedTime[],
  now: number,
  stored: readonly PlannedTime[] = [],
): { fault: TimeFault; index: number } | null {
  const starts = times.map(({ startTime }) => startTime)
  const faults = times.map((time, index): TimeFault | null => {
    const isKept = time.endTime > now && stored.some(({ startTime }) => startTime === time.startTime)
    const at = isKept ? Math.min(now, time.startTime - 1) : now
    return plannedTimeFault(time, at) ?? (starts.indexOf(time.startTime) < index ? 'timeTwice' : null)
  })
  const index = faults.findIndex((fault) => fault !== null)
  const fault = faults[index]
  return fault ? { fault, index } : null
}
