import type { Appointment } from '../contract/choosing.ts'

export type Slot = Appointment['times'][number]

/** One day with its times, in whatever zone they are looked at. */
export interface Day {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly slots: readonly Slot[]
  /** How many of them can still be chosen. */
  readonly open: number
}

/**
 * The days on which times are offered, soonest first; `dayOf` says on which a time is, in whatever zone.
 *
 * A time that somebody else has by now shows while the page has seen it free: whoever was about to choose it learns what
 * became of it. One that was never free has no place.
 */
export function daysOf(
  slots: readonly Slot[],
  dayOf: (startTime: number) => string,
  seenFree: ReadonlySet<number>,
): Day[] {
  const days = Map.groupBy(slots, ({ startTime }) => dayOf(startTime))
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, of]) => ({
      day,
      slots: of
        .filter(({ isTaken, startTime }) => !isTaken || seenFree.has(startTime))
        .toSorted((a, b) => a.startTime - b.startTime),
      open: of.filter(({ isTaken }) => !isTaken).length,
    }))
}
