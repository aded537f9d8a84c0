/** Letters and digits that are read out without mistakes: no I, L, O, U. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random bytes of a code: 120 bits, which nobody guesses. */
export const setupCodeBytes = 15
const bitsPerSign = 5

/** Writes random bytes as a code in groups of four, such as `7K2M-Q9XD-…`. */
export function writeSetupCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const text = bits.replace(/.{5}/g, (five) => signs.charAt(Number.parseInt(five, 2)))
  return text.match(/.{1,4}/g)?.join('-') ?? ''
}

/** The number of signs of a code, without the hyphens. */
export const setupCodeLength = (setupCodeBytes * 8) / bitsPerSign

/** A typed code as it is compared: without case, spaces and hyphens, and with signs that look like others read so. */
export function readSetupCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}
