import * as z from 'zod/mini'
import { longestWhere } from '../../../candidates/shortlist/contract/order.ts'
import { longestText, scopes } from '../contract/words.ts'

/** The words of the page's address. Invalid ones are left out. */
export const SearchAddress = z.object({
  find: z.catch(z.optional(z.coerce.string().check(z.maxLength(longestText))), undefined),
  /** Chips as in the address of the list. */
  where: z.catch(z.optional(z.string().check(z.maxLength(longestWhere))), undefined),
  scope: z.catch(z.optional(z.enum(scopes)), undefined),
  sort: z.catch(z.optional(z.enum(['best'])), undefined),
})
export type SearchAddress = z.output<typeof SearchAddress>

/** Reads an address as the router gives it: missing words are left out. */
export function readSearchAddress(given: Readonly<Record<string, unknown>>): SearchAddress {
  const read = SearchAddress.parse({ ...given, ...(given.find === undefined ? { find: '' } : {}) })
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined && value !== ''))
}
