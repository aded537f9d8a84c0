import { guessEncoding } from './encoding.ts'

const boms = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]

// Every control character except tab, line feed and carriage return: a text holds no other.
const controls = /(?![\t\n\r])\p{Cc}/gu

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function decode(bytes: Uint8Array): string {
  const bom = boms.find((each) => each.bytes.every((byte, index) => bytes[index] === byte))
  if (bom) return new TextDecoder(bom.encoding).decode(bytes)
  // UTF-16 without its mark is valid UTF-8 as well, with a zero beside each letter.
  const utf8 =
    bytes.subarray(0, 1024).includes(0) && guessEncoding(bytes).startsWith('utf-16') ? null : asUtf8(bytes)
  return utf8 ?? new TextDecoder(guessEncoding(bytes)).decode(bytes)
}

/**
 * Reads a text file by its byte order mark, as UTF-8, or by its frequent characters; else as GB18030. Null for a file
 * that is not text: one control character in fifty is more than any text has.
 */
export function readText(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  const strange = text.match(controls)?.length ?? 0
  if (strange * 50 > text.length) return null
  return text.replace(controls, '').replace(/\r\n?/g, '\n')
}

const languageSampleLength = 20_000

/** The language of a text: Chinese with at least one Chinese character in twenty. */
export function languageOf(text: string): 'zh-CN' | 'en' {
  const start = text.slice(0, languageSampleLength)
  const letters = start.match(/\p{L}/gu)?.length ?? 0
  const chinese = start.match(/\p{Script=Han}/gu)?.length ?? 0
  return chinese * 20 >= letters && chinese > 0 ? 'zh-CN' : 'en'
}
