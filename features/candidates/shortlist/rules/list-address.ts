import * as z from 'zod/mini'
import { type Chip, longestFind, maxChips, type SortKey, sortKeys } from '../contract/filter.ts'
import { readChip, writeChip } from './chip-text.ts'

/** The longest text of chips in an address, in characters. */
const longestWhere = 4_000

/** An address holds texts: `back=1` comes as "1". */
const One = z.pipe(z.coerce.number(), z.literal(1))

/** The words of an address that hold the filter and the order of the list. Invalid ones are left out. */
export const ListAddress = z.object({
  find: z.catch(z.optional(z.string().check(z.maxLength(longestFind))), undefined),
  /** Chips, separated by semicolons: see `writeChip`. */
  where: z.catch(z.optional(z.string().check(z.maxLength(longestWhere))), undefined),
  sort: z.catch(z.optional(z.enum(sortKeys)), undefined),
  /** Whether the order is turned round. */
  back: z.catch(z.optional(One), undefined),
})
export type ListAddress = z.output<typeof ListAddress>

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
