import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, fromRandomAccessReaderPromise, validateFileName, type ZipFile } from 'yauzl'
import { isArchiveWithinLimits, isPathWithinLimits } from '../../rules/limits.ts'
import { ArchiveSource } from './archive-source.ts'
import { type EntryNames, entryNames } from './entry-names.ts'
import { ArchiveRefused, DamagedFile, type FileTree, type TreeFile } from './file-tree.ts'

/** Names are decoded here, so that a path that leads out of the archive is not reported as damage. */
const listing = { lazyEntries: true, autoClose: false, decodeStrings: false }

/**
 * Opens a zip archive as a tree. Nothing is unpacked: each file is read as a stream on demand.
 *
 * What an archive declares is checked here, and reading enforces it. Throws `ArchiveRefused`.
 */
export async function openZip(path: string): Promise<FileTree> {
  const file = await open(path)
  const { size } = await file.stat()
  const zip = await fromRandomAccessReaderPromise(new ArchiveSource(file), size, listing).catch(
    async (cause: unknown) => {
      await file.close()
      throw new ArchiveRefused('notZip', { cause })
    },
  )
  try {
    return { files: await listFiles(zip, size), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listFiles(zip: ZipFile, packedBytes: number): Promise<Map<string, TreeFile>> {
  const files = new Map<string, TreeFile>()
  let listBytes = 0
  let unpackedBytes = 0
  for await (const entry of readEntries(zip)) {
    listBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    unpackedBytes += entry.uncompressedSize
    const entries = Math.max(zip.entryCount, zip.entriesRead)
    if (!isArchiveWithinLimits({ entries, listBytes, packedBytes, unpackedBytes })) {
      throw new ArchiveRefused('archiveTooLarge')
    }
    const { name, others } = nameOf(entry)
    if (name.endsWith('/')) continue
    if (entry.isEncrypted() || !entry.canDecodeFileData() || files.has(name)) {
      throw new ArchiveRefused('unsafeArchive')
    }
    files.set(name, {
      sizeBytes: entry.uncompressedSize,
      ...(others.length > 0 && { otherNames: others }),
      open: async () => Readable.from(readChecked(zip, entry)),
    })
  }
  return files
}

/** The name of an entry, a path that stays in the archive. */
function nameOf(entry: Entry): EntryNames {
  const names = entryNames(entry)
  if (!isPathWithinLimits(names.name)) throw new ArchiveRefused('longPaths')
  if (validateFileName(names.name) !== null) throw new ArchiveRefused('unsafeArchive')
  return names
}

async function* readEntries(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry()
  } catch (cause) {
    throw new ArchiveRefused('notZip', { cause })
  }
}

/** The content of a file. The library enforces its declared length, this its checksum. */
async function* readChecked(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      sum = crc32(chunk, sum)
      yield chunk
    }
  } catch (cause) {
    throw new DamagedFile(entry.fileNameRaw.toString(), { cause })
  }
  if (sum !== entry.crc32) throw new DamagedFile(entry.fileNameRaw.toString())
}
