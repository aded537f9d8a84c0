/**
 * The items of a bundle's list by unique ids: where several share one, the later ones get a number behind it.
 *
 * Bundles have always been accepted with shared ids, and no item may be lost.
 */
export function byDistinctIds<T extends { readonly externalId: string }>(
  items: readonly T[],
): Map<string, Omit<T, 'externalId'>> {
  const found = new Map<string, Omit<T, 'externalId'>>()
  for (const { externalId: id, ...item } of items) {
    let distinct = id
    for (let copy = 2; found.has(distinct); copy += 1) distinct = `${id} (${copy})`
    found.set(distinct, item)
  }
  return found
}
