import type { Bytes } from './bytes.ts'

/** A change of one property: its number, and the bytes of its value. */
export interface Sprm {
  readonly code: number
  readonly value: Bytes
}

// No style changes more; each change is gone through for every stretch of text.
const maxSprms = 200
const defineTable = 0xd608
const sizes = [1, 1, 2, 4, 2, 2, 0, 3]

/** Reads a list of changes; one cut short is the last. */
export function readSprms(bytes: Bytes): Sprm[] {
  const sprms: Sprm[] = []
  let at = 0
  while (at + 2 < bytes.length && sprms.length < maxSprms) {
    const code = bytes.u16(at)
    at += 2
    let size = sizes[code >> 13] ?? 0
    if (code === defineTable) {
      size = Math.max(0, bytes.u16(at) - 1)
      at += 2
    } else if (size === 0) {
      size = bytes.u8(at)
      at += 1
    }
    sprms.push({ code, value: bytes.slice(at, at + size) })
    at += size
  }
  return sprms
}
