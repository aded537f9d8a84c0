/** Digits and letters that nobody takes for one another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const selectorLength = 2
const secretLength = 12
const groupLength = 4

/** How many recovery codes an account is given. */
export const recoveryCodeCount = 10

/** The letters of one recovery code; `draw` gives a whole number below its argument, from a secure source. */
export interface RecoveryCode {
  /** Finds the code among those of an account. */
  readonly selector: string
  /** What is hashed of it: 59 bits. */
  readonly secret: string
}

function drawLetters(length: number, draw: (below: number) => number): string {
  return Array.from({ length }, () => alphabet[draw(alphabet.length)]).join('')
}

/** Makes an account's recovery codes, no two of one selector. */
export function drawRecoveryCodes(draw: (below: number) => number): RecoveryCode[] {
  const selectors = new Set<string>()
  while (selectors.size < recoveryCodeCount) selectors.add(drawLetters(selectorLength, draw))
  return [...selectors].map((selector) => ({ selector, secret: drawLetters(secretLength, draw) }))
}

/** A recovery code as people read it, in groups: `2f7k-m9qa-…`. */
export function writeRecoveryCode({ selector, secret }: RecoveryCode): string {
  const letters = selector + secret
  const groups: string[] = []
  for (let at = 0; at < letters.length; at += groupLength) groups.push(letters.slice(at, at + groupLength))
  return groups.join('-')
}

/** What somebody typed in place of a second factor. */
export type TypedCode =
  | { readonly kind: 'totp'; readonly code: string }
  | ({ readonly kind: 'recoveryCode' } & RecoveryCode)

const recoveryForm = new RegExp(`^[${alphabet}]{${selectorLength + secretLength}}$`)

/** Reads what was typed, however it was spaced and whatever keyboard typed its digits; null where it is no code. */
export function readCode(typed: string): TypedCode | null {
  const text = typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(text)) return { kind: 'totp', code: text }
  if (!recoveryForm.test(text)) return null
  return { kind: 'recoveryCode', selector: text.slice(0, selectorLength), secret: text.slice(selectorLength) }
}
