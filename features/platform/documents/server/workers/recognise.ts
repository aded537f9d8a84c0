import { open, stat } from 'node:fs/promises'
import type { FileStore } from '@candor/kernel/services'
import { readText } from '@candor/readers/characters/text'
import { isBeforeContainers } from '@candor/readers/doc/before-containers'
import { isCutShort } from '@candor/readers/doc/compound-file'
import { fileTypeFromFile } from 'file-type'
import type { UnreadableCause } from '../../rules/converter.ts'
import {
  type DocumentFormat,
  documentFormat,
  encryptedStream,
  olderOfficeStreams,
  olderOfficeType,
} from '../../rules/format.ts'
import { filePieces } from './file-pieces.ts'

/** How many bytes of a file's head decide its encoding, and how many of its end are looked at. */
const pieceBytes = 66 * 1024

async function readPiece(path: string, from: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(pieceBytes), 0, pieceBytes, from)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
const readHead = (path: string) => readPiece(path, 0)
const readEnd = (path: string, size: number) => readPiece(path, Math.max(0, size - pieceBytes))

/** End of the list of a zip's files; at most a comment of 64 KB follows. */
const zipEnd = Buffer.from('PK\u0005\u0006', 'latin1')

const olderNames = [...olderOfficeStreams.map(([stream]) => stream), encryptedStream].map(
  (stream) => [stream, Buffer.from(stream, 'utf16le')] as const,
)
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

/** A document of no format that a reader knows, and why, where that is known. */
interface Unknown {
  readonly fault: UnreadableCause
}

/** How far from its beginning the head of a PDF is looked for, as readers of PDF do. */
const pdfHeadWithin = 1024
const pdfHead = /[\r\n]%PDF-[12]\.\d/

/** Tells the format of a file by its content; null where no reader knows it. */
export async function recogniseFile(path: string): Promise<Recognised | Unknown | null> {
  const type = await fileTypeFromFile(path)
  const mediaType = type?.mime ?? null
  const head = await readHead(path)
  if (!type && isBeforeContainers(head)) return { format: 'doc', ending: 'doc' }
  const olderStream = mediaType === olderOfficeType ? await findOlderStream(path) : null
  if (olderStream === encryptedStream) return { fault: 'locked' }
  const isPdfFurtherOn = pdfHead.test(head.toString('latin1', 0, pdfHeadWithin))
  const found = { mediaType, olderStream, isPdfFurtherOn }
  const format = documentFormat({ ...found, readText: () => readText(head) })
  if (format) return { format, ending: type?.ext ?? (isPdfFurtherOn ? 'pdf' : 'txt') }
  const { size } = await stat(path)
  const isCut =
    mediaType === olderOfficeType
      ? isCutShort(head, size)
      : mediaType === 'application/zip' && !(await readEnd(path, size)).includes(zipEnd)
  return isCut ? { fault: 'cutShort' } : null
}

/** How many files are remembered. */
const maxKnown = 5_000

export type Recognise = (contentHash: string) => Promise<Recognised | Unknown | null>

const opened = new WeakMap<FileStore, Recognise>()

/** The recognition of a store's files; all who ask share what it remembers. */
export function recognitionOf(files: FileStore): Recognise {
  const recognise = opened.get(files) ?? openRecognition(files)
  opened.set(files, recognise)
  return recognise
}

/** Tells the format of a stored file by its content; null where no reader knows it. Each content is read once. */
export function openRecognition(files: FileStore): Recognise {
  const known = new Map<string, ReturnType<Recognise>>()
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
