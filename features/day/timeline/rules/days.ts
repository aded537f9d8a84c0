import { localTime } from '@candor/kernel/zoned-time'

interface Entry {
  /** Epoch milliseconds. */
  readonly at: number
}

export interface Day<Item extends Entry> {
  /** As `2026-11-25`. */
  readonly day: string
  readonly entries: readonly Item[]
}

/** Entries in their order, one group a day. */
export function byDay<Item extends Entry>(entries: readonly Item[], timeZone: string): Day<Item>[] {
  return [...Map.groupBy(entries, ({ at }) => localTime(at, timeZone).day)].map(([day, items]) => ({
    day,
    entries: items,
  }))
}
