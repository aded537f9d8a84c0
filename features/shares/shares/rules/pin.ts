/** The number of characters of a report password (P5-001). */
export const pinLength = 6

/**
 * The characters of new passwords (decision D32): digits and capitals without those that are mistaken for each other in
 * print, in handwriting or on a keyboard.
 */
export const pinCharacters = '23456789ACDEFGHJKMNPQRTVWXY'

/** A password as it is hashed and compared: in capitals where case does not count. */
export function comparedPin(pin: string, { ignoresCase }: { readonly ignoresCase: boolean }): string {
  return ignoresCase ? pin.toUpperCase() : pin
}

/** A typed password: empty, impossible, or worth checking. */
export function readPin(
  typed: string,
): { readonly kind: 'empty' | 'malformed' } | { readonly kind: 'whole'; readonly pin: string } {
  if (typed === '') return { kind: 'empty' }
  return /^[0-9A-Za-z]{6}$/.test(typed) ? { kind: 'whole', pin: typed } : { kind: 'malformed' }
}
