import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { isArchiveWithinLimits } from '../../rules/limits.ts'
import { ArchiveRefused, DamagedFile, type FileTree, type TreeFile } from './file-tree.ts'

/**
 * Opens a zip archive as a tree. Nothing is unpacked: each file is read as a stream when it is asked for.
 *
 * What an archive declares is checked here, and reading holds it to that. Throws `ArchiveRefused`.
 */
export async function openZip(path: string): Promise<FileTree> {
  const { size } = await stat(path)
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((cause: unknown) => {
    throw new ArchiveRefused('notZip', { cause })
  })
  try {
    const files = await listFiles(zip, size)
    return { files, sizeBytes: size, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listFiles(zip: ZipFile, packedBytes: number): Promise<Map<string, TreeFile>> {
  const files = new Map<string, TreeFile>()
  let unpackedBytes = 0
  for await (const entry of readEntries(zip)) {
    unpackedBytes += entry.uncompressedSize
    const measure = { entries: Math.max(zip.entryCount, zip.entriesRead), packedBytes, unpackedBytes }
    if (!isArchiveWithinLimits(measure)) throw new ArchiveRefused('archiveTooLarge')
    if (entry.fileName.endsWith('/')) continue
    const isUnsafe = entry.isEncrypted() || !entry.canDecodeFileData() || files.has(entry.fileName)
    if (isUnsafe) throw new ArchiveRefused('unsafeArchive')
    files.set(entry.fileName, {
      sizeBytes: entry.uncompressedSize,
      open: async () => Readable.from(readChecked(zip, entry)),
    })
  }
  return files
}

/** Names that are absolute or lead upwards are refused by the library while it lists. */
async function* readEntries(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry()
  } catch (cause) {
    throw new ArchiveRefused('unsafeArchive', { cause })
  }
}

/** The content of a file, held to its declared length by the library and to its checksum here. */
async function* readChecked(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      sum = crc32(chunk, sum)
      yield chunk
    }
  } catch (cause) {
    throw new DamagedFile(entry.fileName, { cause })
  }
  if (sum !== entry.crc32) throw new DamagedFile(entry.fileName)
}
