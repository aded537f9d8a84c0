/**
 * The items of a bundle's list by ids that are theirs alone: of several with the same id, the later ones get a number behind it.
 *
 * Bundles have always been taken with such, and none of them may be lost.
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
