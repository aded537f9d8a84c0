import type { ChipKind } from '../contract/filter.ts'
import { type ListQuery, positionOf } from './list-search.ts'
import type { ListCounts } from './wire.ts'

/** A part of a filter, with how many candidates it leaves out. */
export interface LeftOut {
  readonly by: ChipKind | 'find' | 'fields'
  /** Place among the chips; −1 for the text and the older fields. */
  readonly place: number
  readonly count: number
}

/** The parts that leave somebody out, in the order of the chips. The position that is chosen is the list itself. */
export function leftOutBy(query: ListQuery, counts: ListCounts): LeftOut[] {
  const chips = query.chips.map(({ by }, place) => ({ by, place, count: counts.leftOut[place] ?? 0 }))
  const parts: LeftOut[] = [
    { by: 'fields', place: -1, count: counts.byFields },
    ...chips.slice(positionOf(query) === null ? 0 : 1),
    { by: 'find', place: -1, count: counts.byFind },
  ]
  return parts.filter(({ count }) => count > 0)
}

/** How many candidates there are before the filter: in the chosen position, or in all. */
export function baseOf(query: ListQuery, counts: ListCounts): number {
  return counts.total + leftOutBy(query, counts).reduce((sum, { count }) => sum + count, 0)
}

/** The part that leaves out the most; null where none does. */
export function mostLeftOut(query: ListQuery, counts: ListCounts) {
  const [most] = leftOutBy(query, counts).sort((one, other) => other.count - one.count)
  return most && most.by !== 'fields' ? { ...most, by: most.by } : null
}
