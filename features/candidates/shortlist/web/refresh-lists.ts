import type { QueryClient } from '@tanstack/react-query'

/** The beginnings of the paths of the list's calls, and of what waits: rows, counts, positions, places and views. */
const listPaths = ['/candidate/shortList/', '/candidate/listView/', '/candidate/today/']

/** Loads again all that lists of candidates show, after an act changed a candidate. */
export function refreshLists(queries: QueryClient): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && listPaths.some((beginning) => path.startsWith(beginning)),
  })
}
