/** Digits and letters without those that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const selectorLength = 2
const secretLength = 12
const groupLength = 4

export const recoveryCodeCount = 10

/**
 * The characters of one recovery code. `draw` returns a random whole number below its argument, from a secure source.
 */
export interface RecoveryCode {
  /** Identifies the code among those of an account; not secret. */
  readonly selector: string
  /** The secret part, which is stored as a hash: 59 bits. */
  readonly secret: string
}

function drawLetters(length: number, draw: (below: number) => number): string {
  return Array.from({ length }, () => alphabet[draw(alphabet.length)]).join('')
}

/** Draws an account's recovery codes, each with another selector. */
export function drawRecoveryCodes(draw: (below: number) => number): RecoveryCode[] {
  const selectors = new Set<string>()
  while (selectors.size < recoveryCodeCount) selectors.add(drawLetters(selectorLength, draw))
  return [...selectors].map((selector) => ({ selector, secret: drawLetters(secretLength, draw) }))
}

/** A recovery code in groups, for reading: `2f7k-m9qa-…`. */
export function writeRecoveryCode({ selector, secret }: RecoveryCode): string {
  const letters = selector + secret
  const groups: string[] = []
  for (let at = 0; at < letters.length; at += groupLength) groups.push(letters.slice(at, at + groupLength))
  return groups.join('-')
}

export type TypedCode =
  | { readonly kind: 'totp'; readonly code: string }
  | ({ readonly kind: 'recoveryCode' } & RecoveryCode)

const recoveryForm = new RegExp(`^[${alphabet}]{${selectorLength + secretLength}}$`)

/** Reads a typed code in any spacing, case and width; null where it is none. */
export function readCode(typed: string): TypedCode | null {
  const text = typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(text)) return { kind: 'totp', code: text }
  if (!recoveryForm.test(text)) return null
  return { kind: 'recoveryCode', selector: text.slice(0, selectorLength), secret: text.slice(selectorLength) }
}
