import { maxPieces, type StrippedPicture } from './stripped-picture.ts'

/** The chunks that a still picture needs. Exif and XMP are not among them. */
const kept = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'])
/** Flags of a VP8X chunk that are cleared: Exif, XMP and animation. */
const clearedFlags = 0x08 | 0x04 | 0x02

interface Size {
  readonly width: number
  readonly height: number
}

function sizeOf(name: string, body: Uint8Array): Size | null {
  const byte = (index: number) => body[index] ?? 0
  if (name === 'VP8X') {
    const side = (index: number) => 1 + (byte(index) | (byte(index + 1) << 8) | (byte(index + 2) << 16))
    return { width: side(4), height: side(7) }
  }
  if (name === 'VP8L' && byte(0) === 0x2f) {
    const bits = byte(1) | (byte(2) << 8) | (byte(3) << 16) | (byte(4) << 24)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  const isKeyFrame = name === 'VP8 ' && byte(3) === 0x9d && byte(4) === 0x01 && byte(5) === 0x2a
  if (!isKeyFrame) return null
  return { width: (byte(6) | (byte(7) << 8)) & 0x3fff, height: (byte(8) | (byte(9) << 8)) & 0x3fff }
}

const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/** A still WebP without metadata; null where it is no WebP, or has too many pieces. */
export function stripWebp(bytes: Uint8Array): StrippedPicture | null {
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true))
  const chunks: Uint8Array[] = []
  let size: Size | null = null
  let hasData = false
  let pieces = 0
  for (let at = 12; at + 8 <= end; ) {
    const name = nameAt(bytes, at)
    const length = view.getUint32(at + 4, true)
    const next = at + 8 + length + (length % 2)
    pieces += 1
    if (at + 8 + length > end || pieces > maxPieces) return null
    if (kept.has(name)) {
      const read = bytes.subarray(at, Math.min(next, end))
      const chunk = name === 'VP8X' ? new Uint8Array(read) : read
      if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~clearedFlags
      chunks.push(chunk)
      size ??= sizeOf(name, chunk.subarray(8))
      if (name === 'VP8 ' || name === 'VP8L') hasData = true
    }
    at = next
  }
  if (!size || !hasData) return null
  const head = new Uint8Array(bytes.subarray(0, 12))
  const total = chunks.reduce((sum, chunk) => sum + chunk.length, 4)
  new DataView(head.buffer).setUint32(4, total, true)
  return { parts: [head, ...chunks], ...size }
}
