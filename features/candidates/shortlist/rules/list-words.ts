import * as z from 'zod/mini'
import { longestFind, longestWhere, sortKeys } from '../contract/order.ts'
import { readFilter, type ShortlistFilter } from './filter.ts'

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

const longestView = 128
const ViewWord = z.catch(z.optional(z.string().check(z.maxLength(longestView))), undefined)

/** The words of the list's address: filter, order and view. Older addresses name the fields of `ShortlistFilter`. */
export interface ListSearch extends ShortlistFilter, ListAddress {
  /** Name of a fixed view, or the id of a saved one; without it all candidates. */
  view?: string | undefined
}

/** Reads an address; invalid words are left out. */
export function readListSearch(given: Readonly<Record<string, unknown>>): ListSearch {
  const read = { ...readFilter(given), ...ListAddress.parse(given), view: ViewWord.parse(given.view) }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
