/** What an RTF file is made of. Text and binaries are pieces of the file, not copies. */
export type RtfToken =
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'word'; readonly name: string; readonly value: number | null }
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'byte'; readonly value: number }
  | { readonly kind: 'text' | 'binary'; readonly bytes: Buffer }

const open = 0x7b
const close = 0x7d
const backslash = 0x5c
const quote = 0x27

const isLetter = (byte: number) => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a)
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39
const isLineEnd = (byte: number) => byte === 0x0d || byte === 0x0a
const isSpecial = (byte: number) => byte === open || byte === close || byte === backslash || isLineEnd(byte)

// Longer ones are no words: whoever writes them wants to see what happens.
const maxName = 32
const maxDigits = 10

/** Reads a file from end to end, each byte once. Whatever stands in it, there is always a next token. */
export function* rtfTokens(file: Buffer): Generator<RtfToken> {
  let at = 0
  const byteAt = (index: number) => file[index] ?? 0

  function readWord(): RtfToken {
    const start = at
    while (isLetter(byteAt(at)) && at - start < maxName) at += 1
    const name = file.toString('latin1', start, at)
    const isNegative = byteAt(at) === 0x2d && isDigit(byteAt(at + 1))
    if (isNegative) at += 1
    const digits = at
    while (isDigit(byteAt(at)) && at - digits < maxDigits) at += 1
    const number = at > digits ? Number(file.toString('latin1', digits, at)) : null
    if (byteAt(at) === 0x20) at += 1
    return { kind: 'word', name, value: number !== null && isNegative ? -number : number }
  }

  function readControl(): RtfToken {
    if (isLetter(byteAt(at))) {
      const word = readWord()
      if (word.kind !== 'word' || word.name !== 'bin' || !word.value || word.value < 0) return word
      const bytes = file.subarray(at, at + word.value)
      at += bytes.length
      return { kind: 'binary', bytes }
    }
    const byte = byteAt(at)
    const name = String.fromCharCode(byte)
    at += 1
    // So TextEdit ends each paragraph.
    if (isLineEnd(byte)) return { kind: 'word', name: 'par', value: null }
    if (name.charCodeAt(0) !== quote) return { kind: 'symbol', name }
    const value = Number.parseInt(file.toString('latin1', at, at + 2), 16)
    if (Number.isNaN(value)) return { kind: 'symbol', name: '' }
    at += 2
    return { kind: 'byte', value }
  }

  while (at < file.length) {
    const byte = byteAt(at)
    if (isLineEnd(byte)) at += 1
    else if (byte === open || byte === close) {
      at += 1
      yield { kind: byte === open ? 'open' : 'close' }
    } else if (byte === backslash) {
      at += 1
      if (at < file.length) yield readControl()
    } else {
      const start = at
      while (at < file.length && !isSpecial(byteAt(at))) at += 1
      yield { kind: 'text', bytes: file.subarray(start, at) }
    }
  }
}
