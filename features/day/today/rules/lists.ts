import type { TodayThing } from '../../../platform/today-parts/contract.ts'
import { type Group, groupingAt, groups } from '../../../platform/today-parts/rules/when.ts'

interface Zoned {
  readonly now: number
  readonly timeZone: string
}

type Timed = Pick<TodayThing, 'due' | 'since' | 'until' | 'kind' | 'thing'>

const orderOf = ({ until, due, since }: Timed) => until ?? due ?? since

/** Things by group, without empty groups; inside, the oldest promise first. Put-off things are one group, by their return. */
export function groupThings<Thing extends Timed>(
  things: readonly Thing[],
  { now, timeZone }: Zoned,
): { readonly group: Group | null; readonly things: readonly Thing[] }[] {
  const sorted = [...things].sort((a, b) => orderOf(a) - orderOf(b) || a.thing.localeCompare(b.thing))
  const isPutOff = ({ until }: Timed) => until !== null
  const putOff = sorted.filter(isPutOff)
  const byGroup = Map.groupBy(
    sorted.filter((thing) => !isPutOff(thing)),
    groupingAt(now, timeZone),
  )
  const waiting = groups.map((group) => ({ group, things: byGroup.get(group) ?? [] }))
  return [{ group: null, things: putOff }, ...waiting].filter((each) => each.things.length > 0)
}

/** The first things of groups, up to a number. */
export function firstThings<Of extends { readonly things: readonly unknown[] }>(
  list: readonly Of[],
  most: number,
): Of[] {
  let left = most
  return list.flatMap((each) => {
    const things = each.things.slice(0, left)
    left -= things.length
    return things.length > 0 ? [{ ...each, things }] : []
  })
}

/** The row that gets the focus when one goes: the next, else the previous row; null for the only row. */
export function rowAfter(order: readonly string[], key: string): string | null {
  const at = order.indexOf(key)
  return order[at + 1] ?? order[at - 1] ?? null
}
