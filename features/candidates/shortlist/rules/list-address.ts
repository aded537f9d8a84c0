import { type Chip, maxChips } from '../contract/filter.ts'
import type { SortKey } from '../contract/order.ts'
import { readChip, writeChip } from './chip-text.ts'
import type { ListAddress } from './list-words.ts'

/** A filter by chips and a text, with an order: the fields of the calls. */
export interface ListFilter {
  find?: string
  chips: Chip[]
  sort?: SortKey
  back?: boolean
}

/** Reads the filter and the order of an address. Chips that cannot be read are left out. */
export function readAddress(address: ListAddress): ListFilter {
  const find = address.find?.trim()
  const chips = (address.where ?? '').split(';', maxChips).flatMap((text) => readChip(text) ?? [])
  return {
    chips,
    ...(find ? { find } : {}),
    ...(address.sort ? { sort: address.sort } : {}),
    ...(address.back ? { back: true } : {}),
  }
}

/** Writes a filter and an order as an address. `readAddress` reads it back as it was. */
export function writeAddress({ find, chips, sort, back }: ListFilter): ListAddress {
  const text = find?.trim()
  return {
    ...(text ? { find: text } : {}),
    ...(chips.length > 0 ? { where: chips.map(writeChip).join(';') } : {}),
    ...(sort ? { sort } : {}),
    ...(back ? { back: 1 } : {}),
  }
}
