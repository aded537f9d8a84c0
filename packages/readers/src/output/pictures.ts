import { TooMuch } from '../archive.ts'

const maxBytes = 30 * 1024 * 1024

const signatures = [
  ['image/png', 0, '89504e47'],
  ['image/jpeg', 0, 'ffd8ff'],
  ['image/gif', 0, '47494638'],
  ['image/webp', 8, '57454250'],
  ['image/bmp', 0, '424d'],
] as const

/** The type of a picture that browsers show, by its first bytes whatever it is said to be; else null. */
export function shownType(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('hex')
  return signatures.find(([, at, signature]) => start.startsWith(signature, at * 2))?.[0] ?? null
}

/** Returns the address that holds a picture itself, or null where browsers do not show it. */
export type InlinePicture = (bytes: Uint8Array) => string | null

/** Makes pictures part of a page. Throws `TooMuch` on 30 MB: one may stand in a document a thousand times. */
export function inlinePictures(): InlinePicture {
  let left = maxBytes
  return (bytes) => {
    const type = shownType(bytes)
    if (!type) return null
    left -= bytes.length
    if (left < 0) throw new TooMuch('too many pictures')
    return `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')}`
  }
}
