import { Unreadable } from '../unreadable.ts'

/** The streams of an older office file, by their names. */
export interface CompoundFile {
  /** The bytes of a stream of the file itself, not of what is embedded in it; null where there is none. */
  stream(name: string): Buffer | null
}

const headSize = 512
const entrySize = 128
// Larger numbers of sectors are marks: free, end of chain, table, table of tables.
const lastSector = 0xfffffffa
const rootType = 5
const streamType = 2

interface Entry {
  readonly name: string
  readonly type: number
  readonly left: number
  readonly right: number
  readonly child: number
  readonly start: number
  readonly size: number
}

function readEntry(directory: Buffer, index: number): Entry | null {
  const at = index * entrySize
  if (at + entrySize > directory.length) return null
  const nameLength = Math.min(64, directory.readUInt16LE(at + 0x40))
  return {
    name: directory.toString('utf16le', at, at + Math.max(0, nameLength - 2)),
    type: directory.readUInt8(at + 0x42),
    left: directory.readUInt32LE(at + 0x44),
    right: directory.readUInt32LE(at + 0x48),
    child: directory.readUInt32LE(at + 0x4c),
    start: directory.readUInt32LE(at + 0x74),
    size: directory.readUInt32LE(at + 0x78),
  }
}

/** The entries of the file itself: those that its root leads to, without what their folders hold. */
function rootEntries(directory: Buffer): { root: Entry; entries: Entry[] } {
  const root = readEntry(directory, 0)
  if (!root || root.type !== rootType) throw new Error('the file has no root')
  const entries: Entry[] = []
  const seen = new Set<number>()
  const open = [root.child]
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const entry = seen.has(index) ? null : readEntry(directory, index)
    seen.add(index)
    if (!entry) continue
    entries.push(entry)
    open.push(entry.left, entry.right)
  }
  return { root, entries }
}

/** The sectors of a chain. One that goes in a circle, or further than `most`, is broken. */
function chainFrom(table: Uint32Array, start: number, most: number): number[] {
  const chain: number[] = []
  for (let sector = start; sector < lastSector; sector = table[sector] ?? lastSector) {
    if (chain.length >= most) throw new Error('a chain of sectors has no end')
    chain.push(sector)
  }
  return chain
}

function numbersOf(bytes: Buffer): Uint32Array {
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) =>
    bytes.readUInt32LE(index * 4),
  )
}

/** Whether the list of the streams would be behind the end of a container, by its head. */
export function isCutShort(head: Buffer, length: number): boolean {
  if (head.length < headSize) return true
  const sectorSize = 2 ** head.readUInt16LE(0x1e)
  const first = head.readUInt32LE(0x30)
  return first < lastSector && (first + 1) * sectorSize >= length
}

/** Opens an older office file in memory. Throws where it is broken; no length that it states is trusted. */
export function openCompoundFile(file: Buffer): CompoundFile {
  if (file.length < headSize || file.readUInt32BE(0) !== 0xd0cf11e0)
    throw new Error('this is no older office file')
  const sectorBits = file.readUInt16LE(0x1e)
  if (sectorBits !== 9 && sectorBits !== 12) throw new Error('its sectors are of no known size')
  if (isCutShort(file, file.length)) throw new Unreadable('cutShort')
  const sectorSize = 2 ** sectorBits
  const smallSize = 64
  const count = Math.ceil(file.length / sectorSize)
  const sectorAt = (sector: number) => file.subarray((sector + 1) * sectorSize, (sector + 2) * sectorSize)
  const join = (sectors: readonly number[]) => {
    if (sectors.length > count) throw new Error('more sectors than the file has')
    return Buffer.concat(sectors.map(sectorAt))
  }

  const tableSectors: number[] = []
  const addTables = (numbers: Uint32Array) => {
    for (const sector of numbers) {
      if (sector >= lastSector || tableSectors.length >= count) continue
      if ((sector + 1) * sectorSize >= file.length) throw new Unreadable('cutShort')
      tableSectors.push(sector)
    }
  }
  addTables(numbersOf(file.subarray(0x4c, headSize)))
  let more = file.readUInt32LE(0x44)
  for (let step = 0; more < lastSector && step < count; step += 1) {
    const numbers = numbersOf(sectorAt(more))
    addTables(numbers.subarray(0, -1))
    more = numbers.at(-1) ?? lastSector
  }
  const table = numbersOf(join(tableSectors))

  const { root, entries } = rootEntries(join(chainFrom(table, file.readUInt32LE(0x30), count)))
  const smallTable = numbersOf(join(chainFrom(table, file.readUInt32LE(0x3c), count)))
  const small = join(chainFrom(table, root.start, count))
  const cutoff = file.readUInt32LE(0x38)

  return {
    stream(name) {
      const entry = entries.find((each) => each.type === streamType && each.name === name)
      if (!entry) return null
      if (entry.size >= cutoff) return join(chainFrom(table, entry.start, count)).subarray(0, entry.size)
      const most = Math.ceil(small.length / smallSize)
      const parts = chainFrom(smallTable, entry.start, most).map((part) =>
        small.subarray(part * smallSize, (part + 1) * smallSize),
      )
      return Buffer.concat(parts).subarray(0, entry.size)
    },
  }
}
