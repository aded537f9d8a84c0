import type { Span } from '@candor/kernel/span'
import { addDays, localTime, momentMeant } from '@candor/kernel/zoned-time'

/** Parts interviews into those that begin by the end of today in the reader's time zone, and later ones. */
export function partByToday<Timed extends Span>(interviews: readonly Timed[], now: number, timeZone: string) {
  const dayOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
  const isToday = ({ startsAt }: Timed) => dayOf(startsAt) <= dayOf(now)
  return { today: interviews.filter(isToday), later: interviews.filter((each) => !isToday(each)) }
}

/** Begin and end (epoch milliseconds) of the day of a moment in a time zone: 23 to 25 hours where the clock changes. */
export function dayIn(timeZone: string, now: number): { readonly from: number; readonly to: number } {
  const { day } = localTime(now, timeZone)
  return { from: momentMeant(day, 0, timeZone), to: momentMeant(addDays(day, 1), 0, timeZone) }
}
