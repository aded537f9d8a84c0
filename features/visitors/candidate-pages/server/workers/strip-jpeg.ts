import { maxPieces, type StrippedPicture } from './stripped-picture.ts'

/** Markers of segments without a length. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
/** Markers of the frame header, which has the size of the picture. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const startsWith = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

/** The orientation of a picture (1 to 8) in its Exif; 1 where there is none. */
function orientationOf(bytes: Uint8Array, from: number, to: number): number {
  const tiff = from + 6
  const view = new DataView(bytes.buffer, bytes.byteOffset + tiff, Math.max(0, to - tiff))
  if (view.byteLength < 14) return 1
  const isLittle = view.getUint16(0) === 0x4949
  const first = view.getUint32(4, isLittle)
  if (first + 2 > view.byteLength) return 1
  const count = view.getUint16(first, isLittle)
  for (let index = 0; index < count; index += 1) {
    const entry = first + 2 + index * 12
    if (entry + 12 > view.byteLength) return 1
    if (view.getUint16(entry, isLittle) !== 0x0112) continue
    const value = view.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** An Exif segment with nothing but the orientation. */
function exifOf(orientation: number): Uint8Array {
  const head = [0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8]
  return Uint8Array.from([...head, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0])
}

/** The position of the next marker after coded picture data; null at the end of the file. */
function endOfScan(bytes: Uint8Array, from: number): number | null {
  // Not by `indexOf`: where there are many markers, a call for each costs ten times as much.
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return null
}

/**
 * Application segments and comments: author, place, time, device. Colour profile and orientation are recognised among
 * them and kept.
 */
function isKept(bytes: Uint8Array, marker: number, at: number): boolean {
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  if (marker === 0xe0) return startsWith(bytes, at, 'JFIF\0')
  if (marker === 0xe2) return startsWith(bytes, at, 'ICC_PROFILE\0')
  return marker === 0xee && startsWith(bytes, at, 'Adobe')
}

/** A JPEG without metadata and without bytes after its end; null where it is no JPEG, or has too many pieces. */
export function stripJpeg(bytes: Uint8Array): StrippedPicture | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  let size: { width: number; height: number } | null = null
  let hasScan = false
  let pieces = 0
  let at = 2
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker === 0xd9) {
      kept.push(bytes.subarray(at, at + 2))
      return size && hasScan ? { parts: kept, ...size } : null
    } else if (isAlone(marker)) at += 2
    else {
      const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
      const end = at + 2 + length
      pieces += 1
      if (length < 2 || end > bytes.length || pieces > maxPieces) return null
      if (isFrame(marker)) {
        const [height, width] = [at + 5, at + 7].map(
          (place) => ((bytes[place] ?? 0) << 8) | (bytes[place + 1] ?? 0),
        )
        size = { width: width ?? 0, height: height ?? 0 }
      }
      if (marker === 0xe1 && startsWith(bytes, at + 4, 'Exif\0\0')) {
        const orientation = orientationOf(bytes, at + 4, end)
        if (orientation !== 1) kept.push(exifOf(orientation))
      }
      if (isKept(bytes, marker, at + 4)) kept.push(bytes.subarray(at, end))
      at = end
      if (marker === 0xda) {
        const next = endOfScan(bytes, at)
        if (next === null) return null
        kept.push(bytes.subarray(at, next))
        hasScan = true
        at = next
      }
    }
  }
  return null
}
