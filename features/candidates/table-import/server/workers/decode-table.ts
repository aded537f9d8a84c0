import { guessEncoding } from '@candor/readers/characters/encoding'

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function encodingOf(bytes: Uint8Array): string {
  const mark = marks.find((one) => one.bytes.every((byte, index) => bytes[index] === byte))
  if (mark) return mark.encoding
  const head = bytes.subarray(0, 16_384)
  // UTF-16 without its mark is valid UTF-8 as well, with a zero beside each letter.
  const guess = head.includes(0) ? guessEncoding(head) : null
  if (guess?.startsWith('utf-16')) return guess
  return isUtf8(bytes) ? 'utf-8' : guessEncoding(head)
}

// Every control character except tab, line feed and carriage return: a table holds no other.
const controls = /(?![\t\n\r])\p{Cc}/gu

/** The text of a table in the asked encoding, or in its likeliest one; null for a file that is no text. */
export function decodeTable(
  bytes: Uint8Array,
  asked: string | null,
): { text: string; encoding: string } | null {
  const encoding = asked ?? encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, '\n')
  const strange = text.slice(0, 100_000).match(controls)?.length ?? 0
  return strange * 50 > Math.min(text.length, 100_000) ? null : { text, encoding }
}
