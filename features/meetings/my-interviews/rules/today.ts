import type { Span } from '@candor/kernel/span'

/** Parts interviews into those that begin by the end of today in the reader's time zone, and later ones. */
export function partByToday<Timed extends Span>(interviews: readonly Timed[], now: number, timeZone: string) {
  const dayOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
  const isToday = ({ startsAt }: Timed) => dayOf(startsAt) <= dayOf(now)
  return { today: interviews.filter(isToday), later: interviews.filter((each) => !isToday(each)) }
}
