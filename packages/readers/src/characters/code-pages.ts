import { guessEncoding } from './encoding.ts'

// What Windows 1252 has where Latin 1 has control characters. Node.js 20 decodes the one as the other.
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const named: Readonly<Record<string, string>> = {
  cp932: 'shift_jis',
  cp936: 'gbk',
  cp949: 'euc-kr',
  cp950: 'big5',
  'x-cp936': 'gbk',
  'gb18030-2000': 'gb18030',
  'big5-hkscs': 'big5',
}

/** Decodes as the named character set; null where the name is unknown, or where `isStrict` and the bytes do not fit. */
export function decodeAs(name: string, bytes: Uint8Array, isStrict: boolean): string | null {
  const label = name.trim().toLowerCase()
  try {
    const decoder = new TextDecoder(named[label] ?? label, { fatal: isStrict })
    const text = decoder.decode(bytes)
    if (decoder.encoding !== 'windows-1252') return text
    return text.replace(/[\u0080-\u009f]/g, (character) => windows1252[character.charCodeAt(0) - 0x80] ?? '')
  } catch {
    return null
  }
}

const numbered: ReadonlyMap<number, string> = new Map([
  [866, 'ibm866'],
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gb18030'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [10000, 'macintosh'],
  [54936, 'gb18030'],
  [65001, 'utf-8'],
])

/** The name of a Windows code page; Windows 1252 where the number is none that documents use. */
export function codePageName(number: number): string {
  const isWindows = number >= 1250 && number <= 1258
  return isWindows ? `windows-${number}` : (numbered.get(number) ?? 'windows-1252')
}

function markOf(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // A page begins with ASCII, so a zero at every second place can only be the other half of it.
  if (first && second === 0 && third && bytes[3] === 0) return 'utf-16le'
  return null
}

function namedInside(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 8192)).toString('latin1')
  const name =
    /<(?:meta|\?xml)\b[^>]{0,500}?(?:charset|encoding)\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]{1,40})/i.exec(
      start,
    )?.[1]
  // A page whose name could be read byte by byte is in no wide character set.
  return name && !/^(utf-?16|utf-?32|ucs|unicode)/i.test(name) ? name : null
}

/**
 * Reads a page: by its byte order mark, else as `given` beside it, else as it says itself.
 *
 * What fits none of them is UTF-8 if it is valid, else what is frequent in it says, else GB18030: pages lie about themselves once they were saved anew.
 */
export function decodePage(bytes: Uint8Array, given: string | null = null): string {
  const mark = markOf(bytes)
  if (mark) return decodeAs(mark, bytes, false) ?? ''
  const names = [given, namedInside(bytes)].filter((name) => name !== null)
  for (const name of [...names, 'utf-8', guessEncoding(bytes), 'gb18030']) {
    const text = decodeAs(name, bytes, true)
    if (text !== null) return text
  }
  for (const name of [...names, 'utf-8']) {
    const text = decodeAs(name, bytes, false)
    if (text !== null) return text
  }
  return ''
}
