import { codePageName, decodeAs } from '../characters/code-pages.ts'
import { symbol } from '../characters/symbols.ts'

/** Bytes that wait for the rest of their character. */
export interface ByteQueue {
  push(bytes: Uint8Array): void
  pushByte(byte: number): void
  take(): Uint8Array
}

export function byteQueue(): ByteQueue {
  let held = new Uint8Array(256)
  let length = 0
  function makeRoom(more: number): void {
    if (length + more <= held.length) return
    const larger = new Uint8Array(Math.max(held.length * 2, length + more))
    larger.set(held.subarray(0, length))
    held = larger
  }
  return {
    push(bytes) {
      makeRoom(bytes.length)
      held.set(bytes, length)
      length += bytes.length
    },
    pushByte(byte) {
      makeRoom(1)
      held[length] = byte
      length += 1
    },
    take() {
      const taken = held.subarray(0, length)
      length = 0
      return taken
    },
  }
}

/** A font of the file: the number of its character set, and of its code page if it names one. */
export interface RtfFont {
  charset: number
  codePage: number | null
}

const symbols = 2
const codePages: ReadonlyMap<number, number> = new Map([
  [77, 10000],
  [128, 932],
  [129, 949],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
])

/**
 * Decodes bytes of a font. A font that says nothing is in the file's own code page, unless the bytes do not fit:
 * then it means Western letters, as it does where it was written.
 */
export function decodeFontText(bytes: Uint8Array, font: RtfFont | undefined, fileCodePage: number): string {
  if (font?.charset === symbols) return Array.from(bytes, symbol).join('')
  const own = font?.codePage ?? (font && codePages.get(font.charset))
  const name = codePageName(own ?? fileCodePage)
  return decodeAs(name, bytes, true) ?? decodeAs(own ? name : 'windows-1252', bytes, false) ?? ''
}
