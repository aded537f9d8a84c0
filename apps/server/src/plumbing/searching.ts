import type { Database } from '@candor/db/database'
import type { SearchPart } from '@candor/kernel/services/searching'
import { findInFeatures } from './features.ts'

function isSearchPart(value: unknown): value is SearchPart<Database> {
  return typeof value === 'object' && value !== null && 'read' in value && typeof value.read === 'function'
}

/** Finds the texts that features bring to the search, by folder. Throws where a part has another form. */
export async function loadSearching(): Promise<SearchPart<Database>[]> {
  const found = await findInFeatures('server/search.ts')
  return found.flatMap(([feature, { search }]) => {
    if (!Array.isArray(search) || !search.every(isSearchPart))
      throw new Error(`${feature}/server/search.ts exports no list of parts \`search\``)
    return search
  })
}
