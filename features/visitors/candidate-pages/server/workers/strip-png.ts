import { maxPieces, type StrippedPicture } from './stripped-picture.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The chunks that the picture needs. Texts, times and Exif are not among them. */
const kept = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'bKGD',
  'pHYs',
])

/** A PNG without metadata and without bytes after its end; null where it is no PNG, or has too many pieces. */
export function stripPng(bytes: Uint8Array): StrippedPicture | null {
  if (!signature.every((byte, index) => bytes[index] === byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = [bytes.subarray(0, 8)]
  let size: { width: number; height: number } | null = null
  let hasData = false
  let pieces = 0
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at)
    pieces += 1
    if (end > bytes.length || pieces > maxPieces) return null
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === 'IHDR' && end - at >= 20)
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (name === 'IDAT') hasData = true
    if (kept.has(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') return size && hasData ? { parts, ...size } : null
    at = end
  }
  return null
}
