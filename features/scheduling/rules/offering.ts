import { type PlannedTime, type PlannedTimeFault, plannedTimeFault } from '../../plan/rules/times.ts'

export type TimeFault = PlannedTimeFault | 'timeTwice'

/** What is wrong with the first wrong one of some times that are to be offered at `now`, and which it is; null: nothing. */
export function timesFault(
  times: readonly PlannedTime[],
  now: number,
): { fault: TimeFault; index: number } | null {
  const starts = times.map(({ startTime }) => startTime)
  const faults = times.map(
    (time, index): TimeFault | null =>
      plannedTimeFault(time, now) ?? (starts.indexOf(time.startTime) < index ? 'timeTwice' : null),
  )
  const index = faults.findIndex((fault) => fault !== null)
  const fault = faults[index]
  return fault ? { fault, index } : null
}
