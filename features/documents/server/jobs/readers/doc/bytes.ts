/** Reads numbers of a binary format; what lies beyond its end is zero. */
export interface Bytes {
  readonly length: number
  u8(at: number): number
  u16(at: number): number
  i16(at: number): number
  u32(at: number): number
  slice(from: number, to: number): Bytes
  raw(from: number, to: number): Buffer
}

export function bytesOf(buffer: Buffer): Bytes {
  const isWithin = (at: number, size: number) => at >= 0 && at + size <= buffer.length
  const raw = (from: number, to: number) => buffer.subarray(Math.max(0, from), Math.max(0, to))
  return {
    length: buffer.length,
    u8: (at) => (isWithin(at, 1) ? buffer.readUInt8(at) : 0),
    u16: (at) => (isWithin(at, 2) ? buffer.readUInt16LE(at) : 0),
    i16: (at) => (isWithin(at, 2) ? buffer.readInt16LE(at) : 0),
    u32: (at) => (isWithin(at, 4) ? buffer.readUInt32LE(at) : 0),
    slice: (from, to) => bytesOf(raw(from, to)),
    raw,
  }
}
