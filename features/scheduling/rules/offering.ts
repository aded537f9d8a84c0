const hourMs = 60 * 60 * 1000

/** No interview is longer. */
const mostHours = 12
const mostDaysAhead = 366

interface Time {
  /** Epoch milliseconds. */
  readonly startTime: number
  readonly endTime: number
}

export type TimeFault = 'endBeforeStart' | 'timeOver' | 'timeTwice' | 'tooLong' | 'tooFarAhead'

/** What is wrong with the first wrong one of some times that are to be offered at `now`, and which it is; null: nothing. */
export function timesFault(times: readonly Time[], now: number): { fault: TimeFault; index: number } | null {
  const starts = times.map(({ startTime }) => startTime)
  const faults = times.map(({ startTime, endTime }, index): TimeFault | null => {
    if (endTime <= startTime) return 'endBeforeStart'
    if (startTime <= now) return 'timeOver'
    if (endTime - startTime > mostHours * hourMs) return 'tooLong'
    if (startTime > now + mostDaysAhead * 24 * hourMs) return 'tooFarAhead'
    return starts.indexOf(startTime) < index ? 'timeTwice' : null
  })
  const index = faults.findIndex((fault) => fault !== null)
  const fault = faults[index]
  return fault ? { fault, index } : null
}
