import type { Database } from '@candor/db/database'
import { isRecord } from '@candor/kernel/is-record'
import { maxJsonBytes, megabyte } from '../../contract.ts'
import type { RuleFault } from '../../rules/fault.ts'
import type { BundleFormat } from '../../rules/format.ts'
import { changePieces, findJsonFaults, listPieces, type Path } from '../../rules/json.ts'
import { isMediaPath } from '../../rules/media-path.ts'
import { type FilePiece, findPart, pathOfPart } from '../../rules/part.ts'
import type { BundleMedia } from './bundle-media.ts'
import { DamagedFile, readWhole } from './file-tree.ts'

/** A place in a bundle with a file name in place of the file's content. */
interface NamedPiece {
  /** The value with the file name, which the content replaces. */
  readonly naming: unknown
  readonly file: string
  readonly path: Path
  readonly piece: FilePiece
}

/** The file that a value names if it holds nothing else; null for any other value, which the schema checks. */
function fileOf(value: unknown): string | null {
  if (!isRecord(value) || Object.keys(value).length !== 1 || !isMediaPath(value.file)) return null
  return value.file
}

function findBelow(value: unknown, piece: FilePiece, at: Path): NamedPiece[] {
  const found = listPieces(value, (naming, key) => {
    const file = key === piece.key ? fileOf(naming) : null
    return file === null ? null : { naming, file }
  })
  return found.map(({ piece: named, path }) => ({ ...named, path: [...at, ...path], piece }))
}

function findPieces(format: BundleFormat<Database>, value: unknown): NamedPiece[] {
  if (!isRecord(value)) return []
  const interviews = Array.isArray(value.interviews) ? value.interviews : []
  const ofParts = (
    parts: readonly { readonly key: string; readonly filePiece?: FilePiece }[],
    of: unknown,
    at: Path,
  ) =>
    parts.flatMap(({ key, filePiece }) => {
      const part = findPart(of, key)
      return filePiece && part !== undefined ? findBelow(part, filePiece, [...at, ...pathOfPart(key)]) : []
    })
  return [
    ...ofParts(format.candidateParts, value, []),
    ...interviews.flatMap((each, index) => ofParts(format.interviewParts, each, ['interviews', index])),
  ]
}

type Fault = Omit<RuleFault, 'path'>

/** UTF-8, or UTF-16 for a file with its byte order mark, as some editors store subtitles. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

async function readText(
  media: BundleMedia,
  { file: name, piece }: NamedPiece,
  bytesLeft: number,
): Promise<{ text: string; bytes: number } | Fault> {
  const file = media.get(name)
  if (!file) return { fault: 'mediaMissing', values: { file: name } }
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (!piece.endings.includes(ending)) {
    return { fault: 'mediaEnding', values: { file: name, endings: piece.endings } }
  }
  try {
    const bytes = await readWhole(file, bytesLeft)
    if (!bytes) {
      return { fault: 'piecesTooLarge', values: { file: name, limit: maxJsonBytes / megabyte } }
    }
    return { text: new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes), bytes: bytes.length }
  } catch (error) {
    if (error instanceof DamagedFile) return { fault: 'mediaDamaged', values: { file: name } }
    if (error instanceof TypeError) return { fault: 'pieceNotUtf8', values: { file: name } }
    throw error
  }
}

/**
 * Reads the files of pieces into their bundle, as if their content had been written there.
 *
 * A piece that cannot be read is left out of the value, so that only its own faults are listed. Together they may have
 * as many bytes as a bundle's JSON.
 */
export async function readFilePieces(
  format: BundleFormat<Database>,
  value: unknown,
  media: BundleMedia,
): Promise<{ value: unknown; faults: readonly RuleFault[] }> {
  const read = new Map<unknown, unknown>()
  const faults: RuleFault[] = []
  let bytesLeft = maxJsonBytes
  for (const named of findPieces(format, value)) {
    const { naming, file, path, piece } = named
    const content = await readText(media, named, bytesLeft)
    bytesLeft -= 'text' in content ? content.bytes : 0
    const outcome = 'text' in content ? piece.read({ path: file, text: content.text }) : { faults: [content] }
    const found =
      'value' in outcome
        ? findJsonFaults(outcome.value)
        : outcome.faults.map((fault) => ({ ...fault, path: ['file'] }))
    read.set(naming, 'value' in outcome && found.length === 0 ? outcome.value : undefined)
    faults.push(...found.map((fault) => ({ ...fault, path: [...path, ...fault.path] })))
  }
  const withContent = (part: unknown) => (read.has(part) ? read.get(part) : part)
  return { value: read.size > 0 ? changePieces(value, withContent) : value, faults }
}
