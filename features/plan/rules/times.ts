import { hourMs } from '@candor/kernel/durations'

/** No interview is longer. */
const maxHours = 12
const maxDaysAhead = 366

/**
 * When an interview ends, in epoch milliseconds; without an end, an hour after its start.
 *
 * `endsAtOf` is the same in SQL.
 */
export function endOf(startsAt: number, endsAt: number | null): number {
  return endsAt ?? startsAt + hourMs
}

/** When a plan begins and ends, in epoch milliseconds. */
export interface PlannedTime {
  readonly startTime: number
  readonly endTime: number
}

export type PlannedTimeFault = 'endBeforeStart' | 'timeOver' | 'tooLong' | 'tooFarAhead'

/** What is wrong with a time that is planned or offered at `now`; null if nothing. */
export function plannedTimeFault({ startTime, endTime }: PlannedTime, now: number): PlannedTimeFault | null {
  if (endTime <= startTime) return 'endBeforeStart'
  if (startTime <= now) return 'timeOver'
  if (endTime - startTime > maxHours * hourMs) return 'tooLong'
  return startTime > now + maxDaysAhead * 24 * hourMs ? 'tooFarAhead' : null
}
