import type { Chip } from '../contract/filter.ts'
import type { SortKey } from '../contract/order.ts'
import { writeChip } from './chip-text.ts'
import type { ShortlistFilter } from './filter.ts'
import { type ListFilter, readAddress, writeAddress } from './list-address.ts'
import { type ListSearch, readListSearch } from './list-words.ts'

/** A filter and an order: the fields of the list's calls. */
export interface ListQuery
  extends ListFilter,
    Pick<ShortlistFilter, 'recommendStatus' | 'recommendStageId'> {}

export const operatedStates = ['pass', 'wait', 'reject'] as const

/** The chips of an older address. */
function olderChips({ positionId, minWorkAge, maxWorkAge, haveOperate }: ShortlistFilter): Chip[] {
  const chips: Chip[] = []
  if (positionId) chips.push({ by: 'position', values: [positionId] })
  if (haveOperate === 1) chips.push({ by: 'state', values: [...operatedStates] })
  if (haveOperate === 0) chips.push({ by: 'state', values: ['notOperated'] })
  if (minWorkAge !== undefined || maxWorkAge !== undefined)
    chips.push({ by: 'years', from: minWorkAge, to: maxWorkAge })
  return chips
}

const isPlace = (chip: Chip) => chip.by === 'position' && !chip.not && chip.values.length === 1

/** The position's chip stands first, so that the others count what they leave out of the position. */
function positionFirst(chips: readonly Chip[]): Chip[] {
  const place = chips.find(isPlace)
  return place ? [place, ...chips.filter((chip) => chip !== place)] : [...chips]
}

const operatedChip: Chip = { by: 'state', values: [...operatedStates] }
const isOperatedChip = (chip: Chip) => writeChip(chip) === writeChip(operatedChip)

/** Whether a filter keeps the decided candidates alone. */
export function hasOperatedChip({ chips }: ListQuery): boolean {
  return chips.some(isOperatedChip)
}

/** Reads the filter and the order of an address. The list of the operated has a chip that its address leaves out. */
export function queryOf(search: ListSearch, isOperatedList = false): ListQuery {
  const { find, chips, sort, back } = readAddress(search)
  const text = find ?? search.name ?? search.phone ?? search.email
  const given = [...olderChips(search), ...chips]
  const isImplied = isOperatedList && !given.some(isOperatedChip)
  return {
    chips: positionFirst(isImplied ? [operatedChip, ...given] : given),
    ...(text ? { find: text } : {}),
    ...(sort ? { sort } : {}),
    ...(back ? { back } : {}),
    ...(search.recommendStatus === undefined ? {} : { recommendStatus: search.recommendStatus }),
    ...(search.recommendStageId === undefined ? {} : { recommendStageId: search.recommendStageId }),
  }
}

/** Writes a filter and an order as an address: that of the operated where the path says so. */
export function searchOf(query: ListQuery, view?: string, isOperatedList = false): ListSearch {
  const { recommendStatus, recommendStageId, ...filter } = query
  const chips = isOperatedList ? filter.chips.filter((chip) => !isOperatedChip(chip)) : filter.chips
  const address = writeAddress({ ...filter, chips })
  return readListSearch({ ...address, recommendStatus, recommendStageId, view })
}

/** Whether two filters with their orders are the same. */
export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  return JSON.stringify(searchOf(one)) === JSON.stringify(searchOf(other))
}

/** The position that alone is in the list; null for several. */
export function positionOf({ chips }: ListQuery): string | null {
  const [chip] = chips
  return chip?.by === 'position' && isPlace(chip) ? (chip.values[0] ?? null) : null
}

/** The filter with another position, or with all of them. */
export function withPosition(query: ListQuery, positionId: string | null): ListQuery {
  const others = query.chips.filter((chip) => !isPlace(chip))
  const place: Chip[] = positionId === null ? [] : [{ by: 'position', values: [positionId] }]
  return { ...query, chips: [...place, ...others] }
}

/** The filter without any chip but the position's, and without a text. */
export function cleared({ chips, sort, back }: ListQuery): ListQuery {
  return {
    chips: chips.filter(isPlace),
    ...(sort ? { sort } : {}),
    ...(back ? { back } : {}),
  }
}

/** The order of a list without another. */
export const usualSort: SortKey = 'applied'

/** The order after a press on the head of a column: a second press turns it round. */
export function sortedBy(query: ListQuery, pressed: SortKey): ListQuery {
  const { sort = usualSort, back, ...rest } = query
  const turned = sort === pressed && !back
  return {
    ...rest,
    ...(pressed === usualSort ? {} : { sort: pressed }),
    ...(turned ? { back: true } : {}),
  }
}
