import { megabyte } from '../contract.ts'

const gigabyte = 1024 * megabyte

export const maxMediaBytes = gigabyte

/** An upload above this many bytes is answered with a job, and imported after the reply. */
export const maxBytesAtOnce = 50 * megabyte

/** The deepest nesting of a document: deeper ones are not results, and exhaust code that walks them. */
export const maxDepth = 64

/** The most values of a document, numbers and texts included, so that walking it takes seconds at most. */
export const maxValues = 1_000_000

/** Above this many faults the rest are counted, not listed. */
export const maxFaults = 1_000

/** The most characters of faults and notes in the results of one import, however many bundles it has. */
export const maxResultCharacters = 500_000

/** The most characters, and the most folders, of the path of a file in an archive. */
const maxPathLength = 1_000
const maxPathFolders = 32

export function isPathWithinLimits(path: string): boolean {
  return path.length <= maxPathLength && path.split('/').length - 1 <= maxPathFolders
}

const archiveLimits = {
  entries: 20_000,
  /** Memory for the list of entries while the archive is open. */
  listBytes: 16 * megabyte,
  totalBytes: 4 * gigabyte,
  /** Text packs 20 to 1, media hardly at all; a bomb packs 1,000 to 1. */
  ratio: 100,
  /** Archives below this many bytes may have any ratio: small files of one repeated sentence pack well. */
  ratioFromBytes: 50 * megabyte,
} as const

export interface ArchiveMeasure {
  readonly entries: number
  readonly listBytes: number
  readonly packedBytes: number
  readonly unpackedBytes: number
}

/** Whether an archive may be unpacked, by its declared sizes; reading enforces them. */
export function isArchiveWithinLimits(measure: ArchiveMeasure): boolean {
  const { entries, listBytes, packedBytes, unpackedBytes } = measure
  if (entries > archiveLimits.entries || listBytes > archiveLimits.listBytes) return false
  if (unpackedBytes > archiveLimits.totalBytes) return false
  return unpackedBytes <= archiveLimits.ratioFromBytes || unpackedBytes <= packedBytes * archiveLimits.ratio
}
