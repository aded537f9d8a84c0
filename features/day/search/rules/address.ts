import * as z from 'zod/mini'
import type { Chip } from '../../../candidates/shortlist/contract/filter.ts'
import { longestWhere } from '../../../candidates/shortlist/contract/order.ts'
import { readAddress, writeAddress } from '../../../candidates/shortlist/rules/list-address.ts'
import { longestText, type Scope, scopes } from '../contract/words.ts'

/** The words of the page's address. Invalid ones are left out. */
export const SearchAddress = z.object({
  find: z.catch(z.optional(z.coerce.string().check(z.maxLength(longestText))), undefined),
  /** Chips as in the address of the list. */
  where: z.catch(z.optional(z.string().check(z.maxLength(longestWhere))), undefined),
  scope: z.catch(z.optional(z.enum(scopes)), undefined),
  sort: z.catch(z.optional(z.enum(['best'])), undefined),
})
export type SearchAddress = z.output<typeof SearchAddress>

/** A search: a text, a scope, chips, and whether the best come first instead of the newest. */
export interface Search {
  readonly text: string
  readonly scope: Scope
  readonly chips: Chip[]
  readonly isBest: boolean
}

/** Reads an address as the router gives it: missing words are left out. */
export function readSearchAddress(given: Readonly<Record<string, unknown>>): SearchAddress {
  const read = SearchAddress.parse({ ...given, ...(given.find === undefined ? { find: '' } : {}) })
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined && value !== ''))
}

/** Reads the search of an address. */
export function searchOf({ find = '', where, scope = 'said', sort }: SearchAddress): Search {
  return { text: find, scope, chips: readAddress({ where }).chips, isBest: sort === 'best' }
}

/** Writes a search as an address. The usual scope and order are left out. */
export function addressOf({ text, scope, chips, isBest }: Search): SearchAddress {
  const { where } = writeAddress({ chips })
  return {
    ...(text.trim() ? { find: text } : {}),
    ...(where ? { where } : {}),
    ...(scope === 'said' ? {} : { scope }),
    ...(isBest ? { sort: 'best' as const } : {}),
  }
}
