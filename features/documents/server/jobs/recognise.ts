import { open } from 'node:fs/promises'
import type { FileStore } from '@candor/kernel/services'
import { fileTypeFromFile } from 'file-type'
import {
  type DocumentFormat,
  documentFormat,
  olderOfficeStreams,
  olderOfficeType,
} from '../../rules/format.ts'
import { readText } from '../../rules/text.ts'
import { filePieces } from './file-pieces.ts'

/** How many bytes of a file decide its encoding. */
const headBytes = 64 * 1024

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const olderNames = olderOfficeStreams.map(([stream]) => [stream, Buffer.from(stream, 'utf16le')] as const)
/** How much of the end of a piece may be the beginning of a name that ends in the next one. */
const overlap = Math.max(...olderNames.map(([, name]) => name.length))

/** The stream that identifies an older office file; its name is somewhere in the file, in two bytes a letter. */
async function findOlderStream(path: string): Promise<string | null> {
  const found = new Set<string>()
  for await (const { bytes } of filePieces(path, overlap)) {
    for (const [stream, name] of olderNames) if (bytes.includes(name)) found.add(stream)
  }
  return olderNames.find(([stream]) => found.has(stream))?.[0] ?? null
}

export interface Recognised {
  readonly format: DocumentFormat
  /** Ending of such files, in lower case and without the dot. */
  readonly ending: string
}

async function recogniseFile(path: string): Promise<Recognised | null> {
  const type = await fileTypeFromFile(path)
  const mediaType = type?.mime ?? null
  const olderStream = mediaType === olderOfficeType ? await findOlderStream(path) : null
  const format = documentFormat({ mediaType, olderStream, text: readText(await readHead(path)) })
  return format && { format, ending: type?.ext ?? 'txt' }
}

/** How many files are remembered. */
const maxKnown = 5_000

/** Tells the format of a stored file by its content; null where no reader knows it. Each content is read once. */
export function openRecognition(files: FileStore): (contentHash: string) => Promise<Recognised | null> {
  const known = new Map<string, Promise<Recognised | null>>()
  return (contentHash) => {
    const before = known.get(contentHash)
    if (before) return before
    const recognised = recogniseFile(files.pathOf(contentHash))
    known.set(contentHash, recognised)
    recognised.catch(() => known.delete(contentHash))
    const [oldest] = known.keys()
    if (known.size > maxKnown && oldest) known.delete(oldest)
    return recognised
  }
}
