import { hourMs } from '@candor/kernel/durations'
import type { Span } from '@candor/kernel/span'

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

/** Whether the time of an interview is past at `now`; times in epoch milliseconds, null while none is set. */
export function isHeld(
  { startsAt, endsAt }: { readonly startsAt: number | null; readonly endsAt: number | null },
  now: number,
): boolean {
  return startsAt !== null && endOf(startsAt, endsAt) <= now
}

export type PlannedTimeFault = 'endBeforeStart' | 'timeOver' | 'tooLong' | 'tooFarAhead'

/** The fault of a time that is planned or offered at `now`, or null. */
export function plannedTimeFault({ startsAt, endsAt }: Span, now: number): PlannedTimeFault | null {
  if (endsAt <= startsAt) return 'endBeforeStart'
  if (startsAt <= now) return 'timeOver'
  if (endsAt - startsAt > maxHours * hourMs) return 'tooLong'
  return startsAt > now + maxDaysAhead * 24 * hourMs ? 'tooFarAhead' : null
}
