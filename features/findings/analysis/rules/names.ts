/** Keeps the first entry of each name: screen and evidence identify entries by name. */
export function eachNameOnce<T extends { readonly name: string }>(entries: readonly T[]): T[] {
  return entries.filter(({ name }, index) => entries.findIndex((each) => each.name === name) === index)
}
