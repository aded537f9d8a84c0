const kilobyte = 1024
const megabyte = 1024 * kilobyte
const gigabyte = 1024 * megabyte

/** The most bytes of one media file. */
export const maxMediaBytes = gigabyte

/** Past this many bytes an upload is answered with a job, and the import goes on behind it. */
export const maxBytesAtOnce = 50 * megabyte

/** The deepest nesting of a document: deeper ones are no results, and exhaust whoever walks them. */
export const maxDepth = 64

/** The most values of a document, each number and text counted: whatever walks it stays within seconds. */
export const maxValues = 1_000_000

/** Past this many faults the rest are counted, not listed. */
export const maxFaults = 1_000

/** The most characters of faults and notes that the results of one import hold, however many bundles it has. */
export const maxToldCharacters = 500_000

/** The longest path of a file in an archive, in characters and in folders. */
const maxPathLength = 1_000
const maxPathFolders = 32

/** Whether a path of an archive is short enough to look for bundles along it. */
export function isPathWithinLimits(path: string): boolean {
  return path.length <= maxPathLength && path.split('/').length - 1 <= maxPathFolders
}

/** What an archive may unpack to. */
const archiveLimits = {
  entries: 20_000,
  /** What is kept of every entry while the archive is open. */
  listBytes: 16 * megabyte,
  totalBytes: 4 * gigabyte,
  /** Text packs 20 to 1, media hardly at all; a bomb packs 1,000 to 1. */
  ratio: 100,
  /** Below this many bytes no ratio is looked at: small files of one repeated sentence pack well. */
  ratioFromBytes: 50 * megabyte,
} as const

export interface ArchiveMeasure {
  readonly entries: number
  /** Bytes of names, extra fields and comments. */
  readonly listBytes: number
  readonly packedBytes: number
  readonly unpackedBytes: number
}

/** Whether an archive may be unpacked, by the sizes that it declares; reading holds it to them. */
export function isArchiveWithinLimits(measure: ArchiveMeasure): boolean {
  const { entries, listBytes, packedBytes, unpackedBytes } = measure
  if (entries > archiveLimits.entries || listBytes > archiveLimits.listBytes) return false
  if (unpackedBytes > archiveLimits.totalBytes) return false
  return unpackedBytes <= archiveLimits.ratioFromBytes || unpackedBytes <= packedBytes * archiveLimits.ratio
}
