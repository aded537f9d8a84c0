interface Entry {
  /** Epoch milliseconds. */
  readonly at: number
}

/** The day of a moment in a time zone, as `2026-11-25`. */
export function dayOf(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
}

export interface Day<Item extends Entry> {
  /** As `2026-11-25`. */
  readonly day: string
  readonly entries: readonly Item[]
}

/** Entries in their order, one group a day. */
export function byDay<Item extends Entry>(entries: readonly Item[], timeZone: string): Day<Item>[] {
  return [...Map.groupBy(entries, ({ at }) => dayOf(at, timeZone))].map(([day, items]) => ({
    day,
    entries: items,
  }))
}
