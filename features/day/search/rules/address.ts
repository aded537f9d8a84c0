import type { Chip } from '../../../candidates/shortlist/contract/filter.ts'
import { readAddress, writeAddress } from '../../../candidates/shortlist/rules/list-address.ts'
import type { Scope } from '../contract/words.ts'
import type { SearchAddress } from './address-words.ts'

/** A search: a text, a scope, chips, and whether the best come first instead of the newest. */
export interface Search {
  readonly text: string
  readonly scope: Scope
  readonly chips: Chip[]
  readonly isBest: boolean
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
