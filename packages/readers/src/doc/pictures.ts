import type { Bytes } from './bytes.ts'
import type { WordFile } from './word-file.ts'

const signatures = [Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('ffd8ff', 'hex')]
const headSize = 8
const storeEntry = 0xf007
const shape = 0xf00a
const shapeOptions = 0xf00b
const firstOfEntry = 36
const pictureOption = 0x104
// A picture comes soon or not at all: many offsets may lead to the same long stretch.
const maxPassed = 30
const isPicture = (type: number) => type >= 0xf01a && type <= 0xf02a

interface DrawingRecord {
  readonly type: number
  readonly count: number
  readonly start: number
  readonly end: number
}

/** Where the picture within an entry of the store begins; behind it where there is none. */
const pictureOfEntry = (bytes: Bytes, { start, end }: DrawingRecord) =>
  Math.min(end, start + firstOfEntry + bytes.u8(start + 33))

/** The records of a drawing, those within others after them; each byte is passed once. */
function* recordsOf(bytes: Bytes, from: number, to: number): Generator<DrawingRecord> {
  let at = from
  while (at + headSize <= Math.min(to, bytes.length)) {
    const head = bytes.u16(at)
    const start = at + headSize
    const record = {
      type: bytes.u16(at + 2),
      count: head >> 4,
      start,
      end: Math.min(to, start + bytes.u32(at + 4)),
    }
    yield record
    if (record.type === storeEntry) at = Math.max(start, pictureOfEntry(bytes, record))
    else at = (head & 0xf) === 0xf ? start : record.end
  }
}

/** The file of the first picture in a stretch of records; null where browsers do not show it. */
function pictureIn(bytes: Bytes, from: number, to: number): Buffer | null {
  let passed = 0
  for (const { type, start, end } of recordsOf(bytes, from, to)) {
    passed += 1
    if (passed > maxPassed) return null
    if (!isPicture(type)) continue
    const held = bytes.raw(start, end)
    const begins = signatures.map((signature) => held.subarray(0, 128).indexOf(signature))
    const begin = begins.find((offset) => offset >= 0)
    return begin === undefined ? null : held.subarray(begin)
  }
  return null
}

/** A picture of a file, and its width in points. */
export interface WordPicture {
  readonly file: Buffer | null
  readonly width: number
}

/** The picture in the line whose data begin at an offset; null where there are none. */
export function linePicture(data: Bytes, offset: number): WordPicture | null {
  const size = data.u32(offset)
  if (size < 68 || offset >= data.length) return null
  const named = data.u16(offset + 6) === 0x66 ? 1 + data.u8(offset + 68) : 0
  const width = (data.u16(offset + 0x1c) / 20) * (data.u16(offset + 0x20) / 1000)
  return { file: pictureIn(data, offset + data.u16(offset + 4) + named, offset + size), width }
}

/** Finds the picture beside the text that is held at an offset of it; null where the drawing there holds none. */
export function besidePictures({ tables, tableAt, main }: WordFile): (offset: number) => WordPicture | null {
  const drawings = tableAt(50)
  const files: (() => Buffer | null)[] = []
  const pictureOf = new Map<number, number>()
  let open = 0
  const first = { start: drawings.start, end: drawings.start + headSize + tables.u32(drawings.start + 4) }
  for (const record of recordsOf(tables, first.start, Math.min(first.end, drawings.end))) {
    if (record.type !== storeEntry) continue
    const inside = pictureOfEntry(tables, record)
    const offset = tables.u32(record.start + 28)
    files.push(() =>
      inside < record.end ? pictureIn(tables, inside, record.end) : pictureIn(main, offset, main.length),
    )
  }
  // Each drawing follows a byte that says whether it is of the text or of its heads.
  for (let at = first.end; at + 1 < drawings.end; ) {
    const end = at + 1 + headSize + tables.u32(at + 5)
    for (const { type, count, start } of recordsOf(tables, at + 1, Math.min(end, drawings.end))) {
      if (type === shape) open = tables.u32(start)
      if (type !== shapeOptions) continue
      for (let index = 0; index < count; index += 1) {
        if ((tables.u16(start + index * 6) & 0x3fff) !== pictureOption) continue
        pictureOf.set(open, tables.u32(start + index * 6 + 2))
      }
    }
    at = end
  }
  const anchors = tableAt(40)
  const anchorCount = Math.max(0, Math.floor((anchors.end - anchors.start - 4) / 30))
  const pictures = new Map<number, WordPicture>()
  for (let index = 0; index < anchorCount; index += 1) {
    const at = anchors.start + (anchorCount + 1) * 4 + index * 26
    const picture = pictureOf.get(tables.u32(at))
    if (!picture) continue
    const width = ((tables.u32(at + 12) - tables.u32(at + 4)) | 0) / 20
    pictures.set(tables.u32(anchors.start + index * 4), { file: files[picture - 1]?.() ?? null, width })
  }
  return (offset) => pictures.get(offset) ?? null
}
