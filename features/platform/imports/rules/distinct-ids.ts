/** The items of a list by unique ids: a repeated id gets a number. Bundles were always accepted with shared ids. */
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
