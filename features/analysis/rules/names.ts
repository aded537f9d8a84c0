/** Of entries by the same name the first, in their order: a name is all that the screen and the evidence know one by. */
export function eachNameOnce<T extends { readonly name: string }>(entries: readonly T[]): T[] {
  return entries.filter(({ name }, index) => entries.findIndex((each) => each.name === name) === index)
}
