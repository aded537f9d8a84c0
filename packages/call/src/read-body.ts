import type { Readable } from 'node:stream'

/** A body with more bytes than the call allows. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
  readonly maxBytes: number

  constructor(maxBytes: number) {
    super(`The body is longer than ${maxBytes} bytes`)
    this.maxBytes = maxBytes
  }
}

const firstBytes = 1024

/** The chunks of a body, leaving it open when the reader stops early: the reply still has to go out through it. */
export function chunksOf(body: Readable): AsyncIterable<Buffer> {
  return { [Symbol.asyncIterator]: () => body.iterator({ destroyOnReturn: false }) }
}

/**
 * Reads a body into one buffer, and throws `BodyTooLarge` as soon as it is too long.
 *
 * Chunks are not kept: a body that comes byte by byte would cost some hundred times its length in memory.
 */
export async function readBytes(body: Readable, maxBytes: number): Promise<Buffer> {
  let held = Buffer.allocUnsafeSlow(Math.min(firstBytes, maxBytes))
  let length = 0
  for await (const chunk of chunksOf(body)) {
    const needed = length + chunk.length
    if (needed > maxBytes) throw new BodyTooLarge(maxBytes)
    if (needed > held.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(maxBytes, Math.max(needed, held.length * 2)))
      held.copy(larger, 0, 0, length)
      held = larger
    }
    chunk.copy(held, length)
    length = needed
  }
  return held.subarray(0, length)
}
