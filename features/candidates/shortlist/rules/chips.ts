import { Chip, type ChipKind, maxChips } from '../contract/filter.ts'
import type { ListQuery } from './list-search.ts'

/** The kinds of chips in the order in which they are offered. */
export const chipKinds = [
  'waiting',
  'stage',
  'state',
  'score',
  'label',
  'reviewer',
  'years',
  'applied',
  'active',
  'outcome',
  'reason',
  'position',
] as const satisfies readonly ChipKind[]

/** A chip while it is edited: it may have no value yet. */
export interface ChipDraft {
  readonly by: ChipKind
  readonly not?: boolean | undefined
  readonly values?: readonly (string | number)[] | undefined
  readonly answers?: readonly string[] | undefined
  readonly from?: string | number | undefined
  readonly to?: string | number | undefined
  readonly last?: number | undefined
}

/** Whether a kind of chip is a span of numbers or days; the others have values. */
export function isSpan(by: ChipKind): boolean {
  return by === 'score' || by === 'years' || by === 'applied' || by === 'active'
}

/** The chip of a draft; null while it filters nothing, or a value is wrong. */
export function chipOf(draft: ChipDraft): Chip | null {
  const { by, values, from, to, last } = draft
  const isEmpty = isSpan(by) ? from === undefined && to === undefined && last === undefined : !values?.length
  if (isEmpty) return null
  const isTurned = from !== undefined && to !== undefined && from > to
  const sent = by === 'label' ? { ...draft, values: values?.map(Number) } : draft
  const read = Chip.safeParse(
    Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
  )
  return read.success && !isTurned ? read.data : null
}

/** The filter with a chip in the place of another, or at the end where the place is null. */
export function withChip(query: ListQuery, place: number | null, chip: Chip): ListQuery {
  if (place === null || place >= query.chips.length)
    return { ...query, chips: [...query.chips, chip].slice(0, maxChips) }
  return { ...query, chips: query.chips.map((given, index) => (index === place ? chip : given)) }
}

/** The chip turned round: with *not*, or without it. */
export function turned(chip: Chip): Chip {
  return { ...chip, not: !chip.not }
}

export function withoutChip(query: ListQuery, place: number): ListQuery {
  return { ...query, chips: query.chips.filter((_, index) => index !== place) }
}

/** The values after one of them is pressed. */
export function pressedValue<Value>(values: readonly Value[], pressed: Value): Value[] {
  return values.includes(pressed) ? values.filter((value) => value !== pressed) : [...values, pressed]
}
