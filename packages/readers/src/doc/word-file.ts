import { TooMuch } from '../archive.ts'
import { decodeAs } from '../characters/code-pages.ts'
import { Unreadable } from '../unreadable.ts'
import { isBeforeContainers } from './before-containers.ts'
import { Bytes } from './bytes.ts'
import { openCompoundFile } from './compound-file.ts'
import { readSprms, type Sprm } from './sprms.ts'

/** The properties of a stretch of text, by the offsets of its letters. */
export interface PropertyRun {
  readonly start: number
  readonly end: number
  /** The number of the paragraph's style; zero for runs of letters. */
  readonly style: number
  readonly sprms: readonly Sprm[]
}

/** A part of the text, by the offsets of its letters. */
export interface Story {
  readonly start: number
  readonly end: number
}

type StoryName = 'body' | 'notes' | 'headers' | 'endnotes' | 'boxes'

/** A Word file, taken apart. */
export interface WordFile {
  readonly text: string
  readonly letters: readonly PropertyRun[]
  readonly paragraphs: readonly PropertyRun[]
  readonly stories: Readonly<Record<StoryName, Story>>
  /** The tables beside the text, and where one of them is, by its number in the file's head. */
  readonly tables: Bytes
  tableAt(index: number): { start: number; end: number }
  readonly data: Bytes
  readonly main: Bytes
}

interface Piece {
  readonly start: number
  readonly end: number
  readonly offset: number
  readonly width: number
}

const pageSize = 512
const firstOf97 = 0xc1
const flags = { encrypted: 0x100, table1: 0x200 }

/** Where the letters lie in the file: pieces, in the order of the text. */
function readPieces(tables: Bytes, from: number, to: number, mainLength: number): Piece[] {
  let at = from
  while (tables.u8(at) === 1 && at < to) at += 3 + tables.u16(at + 1)
  if (tables.u8(at) !== 2) throw new Error('the text is in no pieces')
  const size = Math.min(tables.u32(at + 1), tables.length - at - 5)
  const count = Math.floor((size - 4) / 12)
  const pieces: Piece[] = []
  for (let index = 0; index < count; index += 1) {
    const start = tables.u32(at + 5 + index * 4)
    const end = tables.u32(at + 9 + index * 4)
    const stored = tables.u32(at + 5 + (count + 1) * 4 + index * 8 + 2)
    const isNarrow = (stored & 0x40000000) !== 0
    const offset = (stored & 0x3fffffff) / (isNarrow ? 2 : 1)
    if (end <= start) throw new Error('the pieces are in no order')
    pieces.push({ start, end, offset, width: isNarrow ? 1 : 2 })
  }
  // Pieces may name the same bytes again and again: a text has no more letters than its file has bytes.
  if ((pieces.at(-1)?.end ?? 0) > mainLength) throw new TooMuch('more text than the file holds')
  return pieces
}

function readText(main: Bytes, pieces: readonly Piece[]): string {
  const texts = pieces.map(({ start, end, offset, width }) => {
    const raw = main.raw(offset, offset + (end - start) * width)
    const text = width === 2 ? raw.toString('utf16le') : (decodeAs('windows-1252', raw, false) ?? '')
    return text.padEnd(end - start, '\0')
  })
  return texts.join('')
}

/** Reads the pages of properties that a list of them names; each page once, each byte of text once. */
function readRuns(
  main: Bytes,
  tables: Bytes,
  list: { start: number; end: number },
  readRun: (page: Bytes, index: number, count: number) => Pick<PropertyRun, 'style' | 'sprms'>,
): PropertyRun[] {
  const count = Math.floor((list.end - list.start - 4) / 8)
  const pages = new Set<number>()
  for (let index = 0; index < count; index += 1) {
    pages.add(tables.u32(list.start + (count + 1) * 4 + index * 4) & 0x3fffff)
  }
  const runs: PropertyRun[] = []
  for (const number of pages) {
    if ((number + 1) * pageSize > main.length + pageSize) continue
    const page = main.slice(number * pageSize, (number + 1) * pageSize)
    const runCount = Math.min(page.u8(pageSize - 1), 101)
    for (let index = 0; index < runCount; index += 1) {
      const start = page.u32(index * 4)
      const end = page.u32(index * 4 + 4)
      runs.push({ start, end, ...readRun(page, index, runCount) })
    }
  }
  runs.sort((a, b) => a.start - b.start)
  let reached = 0
  return runs.filter(({ start, end }) => {
    if (start < reached || end <= start) return false
    reached = end
    return true
  })
}

function letterRun(page: Bytes, index: number, count: number): Pick<PropertyRun, 'style' | 'sprms'> {
  const at = page.u8((count + 1) * 4 + index) * 2
  return { style: 0, sprms: at === 0 ? [] : readSprms(page.slice(at + 1, at + 1 + page.u8(at))) }
}

function paragraphRun(page: Bytes, index: number, count: number): Pick<PropertyRun, 'style' | 'sprms'> {
  const at = page.u8((count + 1) * 4 + index * 13) * 2
  if (at === 0) return { style: 0, sprms: [] }
  const short = page.u8(at)
  const [from, size] = short === 0 ? [at + 2, page.u8(at + 1) * 2] : [at + 1, short * 2 - 1]
  return { style: page.u16(from), sprms: readSprms(page.slice(from + 2, from + size)) }
}

/** Turns runs of bytes of the file into runs of letters of the text. */
function runsOfText(pieces: readonly Piece[], runs: readonly PropertyRun[]): PropertyRun[] {
  return pieces.flatMap((piece) => {
    const endOffset = piece.offset + (piece.end - piece.start) * piece.width
    const found: PropertyRun[] = []
    for (let at = firstBehind(runs, piece.offset); at < runs.length; at += 1) {
      const run = runs[at]
      if (!run || run.start >= endOffset) break
      const letterAt = (offset: number) => piece.start + Math.floor((offset - piece.offset) / piece.width)
      const start = Math.max(piece.start, letterAt(run.start))
      const end = Math.min(piece.end, letterAt(run.end))
      if (end > start) found.push({ ...run, start, end })
    }
    return found
  })
}

/** The index of the first run that ends behind an offset. */
export function firstBehind(runs: readonly Story[], at: number): number {
  let low = 0
  let high = runs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((runs[middle]?.end ?? 0) > at) high = middle
    else low = middle + 1
  }
  return low
}

/** The run that an offset is in; null where nothing is said of it. */
export function runAt(runs: readonly PropertyRun[], at: number): PropertyRun | null {
  const run = runs[firstBehind(runs, at)]
  return run && run.start <= at ? run : null
}

/** What Word 6 and 95 begin their text with, in their languages. */
const marksOf95 = [0xa5dc, 0xa697, 0xa698, 0xa699]

/** Opens a file of Word 97 to 2003. Throws on what is encrypted, older or broken. */
export function openWordFile(file: Buffer): WordFile {
  if (isBeforeContainers(file)) throw new Unreadable('tooOld')
  const container = openCompoundFile(file)
  const main = new Bytes(container.stream('WordDocument') ?? Buffer.alloc(0))
  const mark = main.u16(0)
  if (marksOf95.includes(mark) || (mark === 0xa5ec && main.u16(2) < firstOf97)) throw new Unreadable('tooOld')
  if (mark !== 0xa5ec) throw new Error('this is no file of Word 97 to 2003')
  const flag = main.u16(0x0a)
  if (flag & flags.encrypted) throw new Unreadable('locked')
  const tables = new Bytes(container.stream(flag & flags.table1 ? '1Table' : '0Table') ?? Buffer.alloc(0))
  const tableAt = (index: number) => {
    const start = main.u32(0x9a + index * 8)
    return { start, end: Math.min(tables.length, start + main.u32(0x9e + index * 8)) }
  }
  const clx = tableAt(33)
  const pieces = readPieces(tables, clx.start, clx.end, main.length)
  const text = readText(main, pieces)

  // The parts of the text follow each other; the head states how long each is.
  let reached = 0
  const next = (at: number): Story => {
    const start = reached
    reached = Math.min(text.length, start + main.u32(at))
    return { start, end: reached }
  }
  const body = next(0x4c)
  const notes = next(0x50)
  const headers = next(0x54)
  next(0x58)
  next(0x5c)
  const endnotes = next(0x60)
  const boxes = next(0x64)
  return {
    text,
    letters: runsOfText(pieces, readRuns(main, tables, tableAt(12), letterRun)),
    paragraphs: runsOfText(pieces, readRuns(main, tables, tableAt(13), paragraphRun)),
    stories: { body, notes, headers, endnotes, boxes },
    tables,
    tableAt,
    main,
    data: new Bytes(container.stream('Data') ?? Buffer.alloc(0)),
  }
}
