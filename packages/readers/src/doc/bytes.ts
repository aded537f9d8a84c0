/** A stretch of a binary file, which it does not copy; the numbers that lie beyond its end are zero. */
export class Bytes {
  readonly #file: Buffer
  readonly #start: number
  readonly length: number

  constructor(file: Buffer, start = 0, end = file.length) {
    this.#file = file
    this.#start = Math.min(Math.max(0, start), file.length)
    this.length = Math.max(0, Math.min(end, file.length) - this.#start)
  }

  #has(at: number, size: number): boolean {
    return at >= 0 && at + size <= this.length
  }

  u8(at: number): number {
    return this.#has(at, 1) ? this.#file.readUInt8(this.#start + at) : 0
  }

  u16(at: number): number {
    return this.#has(at, 2) ? this.#file.readUInt16LE(this.#start + at) : 0
  }

  i16(at: number): number {
    return this.#has(at, 2) ? this.#file.readInt16LE(this.#start + at) : 0
  }

  u32(at: number): number {
    return this.#has(at, 4) ? this.#file.readUInt32LE(this.#start + at) : 0
  }

  slice(from: number, to: number): Bytes {
    const end = Math.min(Math.max(from, to), this.length)
    return new Bytes(this.#file, this.#start + Math.max(0, from), this.#start + end)
  }

  raw(from: number, to: number): Buffer {
    const end = Math.min(Math.max(from, to), this.length)
    return this.#file.subarray(this.#start + Math.max(0, from), this.#start + end)
  }
}
