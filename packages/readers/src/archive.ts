import { type Entry, fromBufferPromise } from 'yauzl'
import { Unreadable } from './unreadable.ts'

/** An opened zip whose entries are inflated only when they are asked for. */
export interface Archive {
  names(): string[]
  exists(name: string): boolean
  read(name: string): Promise<Buffer>
}

/** The archive unpacks to more than is allowed. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch'
}

/**
 * Opens a zip in memory. `maxBytes` limits all that is unpacked, counted as it comes: the sizes in the zip may be a
 * lie, and a few kilobytes can hold gigabytes.
 */
export async function openArchive(
  bytes: Buffer,
  limits: { maxBytes: number; maxEntries: number },
): Promise<Archive> {
  // A zip is read from its end: one that begins as such and has none was cut short.
  const isZip = bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004'
  const hasEnd = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') >= 0
  if (isZip && !hasEnd) throw new Unreadable('cutShort')
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
  if (zip.entryCount > limits.maxEntries) throw new TooMuch('too many entries')
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  let left = limits.maxBytes

  return {
    names: () => [...entries.keys()],
    exists: (name) => entries.has(name),
    async read(name) {
      const entry = entries.get(name)
      if (!entry) throw new Error(`the archive has no ${name}`)
      if (entry.isEncrypted()) throw new Unreadable('locked')
      // An honest size is refused at once. Others are counted below.
      if (entry.uncompressedSize > left) throw new TooMuch('too much is unpacked')
      const parts: Buffer[] = []
      for await (const part of await zip.openReadStreamPromise(entry)) {
        left -= part.length
        if (left < 0) throw new TooMuch('too much is unpacked')
        parts.push(part)
      }
      return Buffer.concat(parts)
    },
  }
}
