import { getFileNameLowLevel, validateFileName } from 'yauzl'
import { isPathWithinLimits } from '../../rules/limits.ts'

interface NamedEntry {
  readonly generalPurposeBitFlag: number
  readonly fileNameRaw: Buffer
  readonly extraFields: Parameters<typeof getFileNameLowLevel>[2]
}

/** The name of an entry, and what else its bytes may mean: an old archive does not say how its names are written. */
export interface EntryNames {
  readonly name: string
  readonly others: readonly string[]
}

/** How systems write names in archives: Windows in China, Taiwan, Japan and Korea. */
const codePages = ['gb18030', 'big5', 'shift_jis', 'euc-kr'] as const

function decode(bytes: Buffer, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes).replaceAll('\\', '/')
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

const isAscii = (bytes: Buffer) => bytes.every((byte) => byte < 0x80)
/** The flag by which an archive says that its names are UTF-8. */
const utf8Flag = 0x800
const unicodePathField = 0x7075

/**
 * The names of an entry. UTF-8 goes first, also where the archive does not say so, then the code page of Windows in
 * Chinese; the others are tried where a bundle names a file that is not found.
 */
export function entryNames(entry: NamedEntry): EntryNames {
  const { generalPurposeBitFlag: flag, fileNameRaw: bytes, extraFields } = entry
  const own = getFileNameLowLevel(flag, bytes, extraFields, false)
  const isTold = (flag & utf8Flag) !== 0 || extraFields.some(({ id }) => id === unicodePathField)
  if (isTold || isAscii(bytes)) return { name: own, others: [] }
  const read = ['utf-8', ...codePages].map((label) => decode(bytes, label))
  const names = [...read, own].flatMap((name) => name ?? [])
  const possible = [...new Set(names)].filter(
    (name) => isPathWithinLimits(name) && validateFileName(name) === null,
  )
  const [name = own, ...others] = possible
  // What is UTF-8 by its bytes is nothing else.
  return { name, others: read[0] === null ? others : [] }
}
