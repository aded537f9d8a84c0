/** Adds or removes a colleague (R5-022). The others keep their order. */
export function toggled<Item extends { readonly userId: string }>(
  chosen: readonly Item[],
  tapped: Item,
): Item[] {
  const rest = chosen.filter(({ userId }) => userId !== tapped.userId)
  return rest.length < chosen.length ? rest : [...chosen, tapped]
}
