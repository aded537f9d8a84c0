/** How many letters or digits a report password has (P5-001). */
export const pinLength = 6

/** A password as it was typed: nothing, what cannot be one, or one that is worth asking about. */
export function readPin(
  typed: string,
): { readonly kind: 'empty' | 'malformed' } | { readonly kind: 'whole'; readonly pin: string } {
  if (typed === '') return { kind: 'empty' }
  return /^[0-9A-Za-z]{6}$/.test(typed) ? { kind: 'whole', pin: typed } : { kind: 'malformed' }
}
