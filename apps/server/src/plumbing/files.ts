import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { dayMs } from '@candor/kernel/durations'
import type { FileStore, StoredFile } from '@candor/kernel/services'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { Checks } from './file-checks.ts'

/** Thrown if the content exceeds the caller's limit. */
export class TooLarge extends Error {
  override name = 'TooLarge'
  readonly maxBytes: number
  constructor(maxBytes: number) {
    super(`The content is longer than ${maxBytes} bytes`)
    this.maxBytes = maxBytes
  }
}

/**
 * Opens the store in a folder, which is created if missing.
 *
 * FlyDrive reads, lists and deletes, so that another of its drivers can replace it. Its disk driver moves by copying
 * and does not flush, so writing is done here: a flushed temporary file, renamed to its hash.
 */
export async function openFileStore({ root }: { root: string }): Promise<FileStore> {
  const incoming = join(root, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await removeAbandoned(incoming)
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }))
  const pathOf = (hash: string) => join(root, keyOf(hash))
  const checks = new Checks()

  return {
    pathOf,
    has: (hash) => disk.exists(keyOf(hash)),
    check: (hash) => checks.of(hash, pathOf(hash)),
    remove: (hash) => disk.delete(keyOf(hash)),
    list: () => list(disk),
    async put(content, { maxBytes = Number.POSITIVE_INFINITY } = {}) {
      const temporary = join(incoming, randomUUID())
      try {
        const measured = await write(content, temporary, maxBytes)
        await keep(temporary, pathOf(measured.hash))
        return measured
      } finally {
        await rm(temporary, { force: true })
      }
    },
  }
}

function keyOf(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new TypeError('A file is named by the SHA-256 of its content')
  return `${hash.slice(0, 2)}/${hash}`
}

async function write(
  content: AsyncIterable<Uint8Array>,
  path: string,
  maxBytes: number,
): Promise<{ hash: string; size: number }> {
  const digest = createHash('sha256')
  let size = 0
  async function* measure(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > maxBytes) throw new TooLarge(maxBytes)
      digest.update(chunk)
      yield chunk
    }
  }
  // Opened before anything can fail: a stream that opens the file itself could create it after its removal.
  const handle = await open(path, 'wx', 0o600)
  await pipeline(content, measure, handle.createWriteStream({ flush: true }))
  return { hash: digest.digest('hex'), size }
}

async function keep(temporary: string, path: string): Promise<void> {
  const folder = join(path, '..')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await rename(temporary, path)
  // Without this, a power failure could lose the new name, though not the content.
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}

async function* list(disk: Disk): AsyncGenerator<StoredFile> {
  for (let byte = 0; byte < 256; byte++) {
    const { objects } = await disk.listAll(byte.toString(16).padStart(2, '0'))
    for (const found of objects) {
      if (!found.isFile) continue
      const metaData = await found.getMetaData().catch(() => null)
      if (!metaData) continue
      yield { hash: found.name, modifiedAt: metaData.lastModified }
    }
  }
}

/** Removes files of killed processes: after a day no upload is still running. */
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    if (age > dayMs) await rm(path, { force: true })
  }
}
