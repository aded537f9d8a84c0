/** The number of characters of a report password (P5-001). */
export const pinLength = 6

/** The characters of new passwords: none that are mistaken for each other (decision D32). */
export const pinCharacters = '23456789ACDEFGHJKMNPQRTVWXY'

/** A password as it is hashed and compared: in capitals where case does not count. */
export function comparedPin(pin: string, { ignoresCase }: { readonly ignoresCase: boolean }): string {
  return ignoresCase ? pin.toUpperCase() : pin
}

export function readPin(
  typed: string,
): { readonly kind: 'empty' | 'malformed' } | { readonly kind: 'whole'; readonly pin: string } {
  if (typed === '') return { kind: 'empty' }
  return /^[0-9A-Za-z]{6}$/.test(typed) ? { kind: 'whole', pin: typed } : { kind: 'malformed' }
}
