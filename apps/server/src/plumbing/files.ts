import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { dayMs } from '@candor/kernel/durations'
import { errorCode } from '@candor/kernel/error-code'
import type { FileStore, StoredFile } from '@candor/kernel/services'
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
 * A file is written to a temporary name, flushed, and then renamed to its hash: no reader sees half a file.
 */
export async function openFileStore({ root }: { root: string }): Promise<FileStore> {
  const incoming = join(root, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await removeAbandoned(incoming)
  const pathOf = (hash: string) => join(root, keyOf(hash))
  const checks = new Checks()

  return {
    pathOf,
    has: async (hash) => (await unlessMissing(stat(pathOf(hash))))?.isFile() ?? false,
    check: (hash) => checks.of(hash, pathOf(hash)),
    remove: async (hash) => {
      await unlessMissing(unlink(pathOf(hash)))
    },
    list: () => list(root),
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

const hashForm = /^[0-9a-f]{64}$/

function keyOf(hash: string): string {
  if (!hashForm.test(hash)) throw new TypeError('A file is named by the SHA-256 of its content')
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

/** Lists the files; another process may remove some of them meanwhile. */
async function* list(root: string): AsyncGenerator<StoredFile> {
  for (let byte = 0; byte < 256; byte++) {
    const folder = join(root, byte.toString(16).padStart(2, '0'))
    const entries = await unlessMissing(readdir(folder, { withFileTypes: true }))
    for (const entry of entries ?? []) {
      // What somebody else put into the folder is not content, and no sweep may remove it.
      if (!entry.isFile() || !hashForm.test(entry.name)) continue
      const stats = await unlessMissing(stat(join(folder, entry.name)))
      if (stats) yield { hash: entry.name, modifiedAt: stats.mtime }
    }
  }
}

/** Returns null where the file or folder does not exist; any other failure is thrown. */
async function unlessMissing<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
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
