import { longestWhere } from '../../../candidates/shortlist/contract/order.ts'
import { longestText, type Scope, scopes } from '../contract/words.ts'

/** The words of the page's address. */
export interface SearchAddress {
  readonly find?: string
  /** Chips as in the address of the list. */
  readonly where?: string
  readonly scope?: Scope
  readonly sort?: 'best'
}

/** A text up to a length. The router reads digits alone as a number. */
function textOf(value: unknown, longest: number): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return text === '' || text.length > longest ? undefined : text
}

/** Reads an address as the router gives it: missing and invalid words are left out. */
export function readSearchAddress({
  sort,
  ...given
}: { readonly [word in keyof SearchAddress]?: unknown }): SearchAddress {
  const find = textOf(given.find, longestText)
  const where = textOf(given.where, longestWhere)
  const scope = scopes.find((each) => each === given.scope)
  return {
    ...(find !== undefined && { find }),
    ...(where !== undefined && { where }),
    ...(scope !== undefined && { scope }),
    ...(sort === 'best' && { sort }),
  }
}
