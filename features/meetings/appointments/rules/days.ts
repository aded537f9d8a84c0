import type { Slot } from './appointment.ts'

export interface Day {
  readonly day: string
  readonly slots: readonly Slot[]
  readonly open: number
}

/**
 * The days with offered times, soonest first; `dayOf` gives the day of a time in the shown zone.
 *
 * A time that somebody else has taken still shows if the page has seen it free: somebody about to choose it learns what
 * happened. One that was never free is left out.
 */
export function daysOf(
  slots: readonly Slot[],
  dayOf: (startsAt: number) => string,
  seenFree: ReadonlySet<number>,
): Day[] {
  const days = Map.groupBy(slots, ({ startsAt }) => dayOf(startsAt))
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, of]) => ({
      day,
      slots: of
        .filter(({ isTaken, startsAt }) => !isTaken || seenFree.has(startsAt))
        .toSorted((a, b) => a.startsAt - b.startsAt),
      open: of.filter(({ isTaken }) => !isTaken).length,
    }))
}
