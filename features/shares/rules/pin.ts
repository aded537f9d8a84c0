/** The number of characters of a report password (P5-001). */
export const pinLength = 6

/** A typed password: empty, impossible, or worth checking. */
export function readPin(
  typed: string,
): { readonly kind: 'empty' | 'malformed' } | { readonly kind: 'whole'; readonly pin: string } {
  if (typed === '') return { kind: 'empty' }
  return /^[0-9A-Za-z]{6}$/.test(typed) ? { kind: 'whole', pin: typed } : { kind: 'malformed' }
}
