import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { RandomAccessReader } from 'yauzl'

const chunkBytes = 64 * 1024

/**
 * Reads an archive for the library that lists it. Read errors are given to the library and never thrown.
 *
 * The library's own reader passes the positions in the archive to `fs.read`, which throws for those past 2^53 where
 * nobody can catch it.
 */
export class ArchiveSource extends RandomAccessReader {
  readonly #file: FileHandle

  constructor(file: FileHandle) {
    super()
    this.#file = file
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#fill(buffer.subarray(offset, offset + length), position).then(() => callback(null), callback)
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#chunks(start, end), { objectMode: false })
  }

  /** A file that was only read loses nothing if closing it fails. */
  override close(callback: (error: Error | null) => void): void {
    const done = () => callback(null)
    this.#file.close().then(done, done)
  }

  async #fill(buffer: Buffer, position: number): Promise<void> {
    let filled = 0
    for await (const chunk of this.#chunks(position, position + buffer.length)) {
      filled += chunk.copy(buffer, filled)
    }
    if (filled < buffer.length) throw new Error('the archive ends before what it refers to')
  }

  async *#chunks(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, end - at))
      const { bytesRead } = await this.#file.read(chunk, 0, chunk.length, at)
      if (bytesRead === 0) return
      yield chunk.subarray(0, bytesRead)
      at += bytesRead
    }
  }
}
