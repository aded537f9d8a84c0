import type { Box, Place, ReadableLine } from './read-resume.ts'

/** A part of a PDF's line that was set in one go. Its characters are taken as equally wide. */
export interface LinePiece {
  readonly start: number
  readonly end: number
  readonly x: number
  readonly width: number
  /** Upper edge and height of its row: a paragraph may have several rows. */
  readonly y: number
  readonly height: number
}

/** Where a line stands: on a page, or from a character of the shown text on. */
export type LineSpan =
  | { readonly kind: 'text'; readonly start: number }
  | {
      readonly kind: 'page'
      readonly page: number
      readonly size: { readonly width: number; readonly height: number }
      readonly pieces: readonly LinePiece[]
    }

/** A line of a resume before its fields are read. */
export interface ReadingLine {
  readonly text: string
  /** Height of its letters in points; 0 where it is unknown. */
  readonly letterSize: number
  /** Whether the document marks it as an item of a list, beside any sign in its text. */
  readonly isBullet: boolean
  /** Whether it begins another part of the page, such as a column beside the lines before. */
  readonly startsPart: boolean
  readonly span: LineSpan
}

/** A line with the number that places name, and its text in plain signs: half width, one sign for one. */
export interface FoldedLine extends ReadingLine {
  readonly line: number
  readonly folded: string
}

/** A stretch of one line, and its words in plain signs. */
export interface Stretch {
  readonly line: FoldedLine
  readonly start: number
  readonly end: number
  readonly words: string
}

// Radicals that fonts of PDFs have in place of the characters that they look like.
const radicals =
  '⺟母⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟⻫斉⻭歯⺝月⺩王⺌小⺍小⻊足⻌辶⻏阝⻖阝⻗雨'
const characterOfRadical: ReadonlyMap<string, string> = new Map(
  Array.from({ length: radicals.length / 2 }, (_, at) => [
    radicals.charAt(at * 2),
    radicals.charAt(at * 2 + 1),
  ]),
)

function foldedSign(sign: string): string {
  if (sign < '\u00a0') return sign
  const character = characterOfRadical.get(sign)
  if (character) return character
  const plain = sign.normalize('NFKC')
  return plain.length === sign.length ? plain : sign
}

/** Writes a text in plain signs: half width, with blanks. Each sign keeps its position. */
export function fold(text: string): string {
  return text.replace(/[\u00a0-\uffff]/g, foldedSign)
}

export function foldLines(lines: readonly ReadingLine[]): FoldedLine[] {
  return lines.map((line, index) => ({ ...line, line: index, folded: fold(line.text) }))
}

const uncounted = /[\s\p{Cf}]/gu

/** The number of signs without white space, which is how places in a text are counted. */
export function countSigns(text: string): number {
  return text.length - (text.match(uncounted)?.length ?? 0)
}

/** The stretch between two positions, without the blanks at its ends. */
export function stretch(line: FoldedLine, from: number, to: number): Stretch {
  let start = from
  let end = to
  while (start < end && /\s/.test(line.folded.charAt(start))) start += 1
  while (end > start && /\s/.test(line.folded.charAt(end - 1))) end -= 1
  return { line, start, end, words: line.folded.slice(start, end) }
}

export const wholeLine = (line: FoldedLine): Stretch => stretch(line, 0, line.folded.length)

/** The parts of a stretch between separators. `separator` is a global pattern; empty parts are left out. */
export function partsOf({ line, start, end }: Stretch, separator: RegExp): Stretch[] {
  const parts: Stretch[] = []
  let from = start
  for (const match of line.folded.slice(start, end).matchAll(separator)) {
    parts.push(stretch(line, from, start + match.index))
    from = start + match.index + match[0].length
  }
  parts.push(stretch(line, from, end))
  return parts.filter(({ words }) => words !== '')
}

export const cellsOf = (line: FoldedLine): Stretch[] => partsOf(wholeLine(line), /\t/g)

/** The x-coordinate of a position in a line on a page. */
function positionAt(pieces: readonly LinePiece[], at: number): number {
  const piece = pieces.find(({ start, end }) => at >= start && at <= end) ?? pieces.at(-1)
  if (!piece) return 0
  const share = Math.min(1, Math.max(0, (at - piece.start) / Math.max(1, piece.end - piece.start)))
  return piece.x + piece.width * share
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** The box around all rows of a part of a paragraph. */
function boxOf(pieces: readonly LinePiece[], start: number, end: number): Box {
  const own = pieces.filter((piece) => piece.end > start && piece.start < Math.max(end, start + 1))
  const lefts = own.map((piece) => positionAt([piece], Math.max(start, piece.start)))
  const rights = own.map((piece) => positionAt([piece], Math.min(end, piece.end)))
  const x = Math.min(...lefts)
  const y = Math.min(...own.map((piece) => piece.y))
  if (own.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  return {
    x: rounded(x),
    y: rounded(y),
    width: rounded(Math.max(...rights) - x),
    height: rounded(Math.max(...own.map((piece) => piece.y + piece.height)) - y),
  }
}

/** The place of a stretch, by which a viewer finds it again. */
export function placeOf({ line, start, end }: Stretch): Place {
  const quote = line.text.slice(start, end)
  const { span } = line
  if (span.kind === 'text') {
    const from = span.start + countSigns(line.text.slice(0, start))
    return { kind: 'text', line: line.line, quote, start: from, end: from + countSigns(quote) }
  }
  const box = boxOf(span.pieces, start, end)
  return { kind: 'page', line: line.line, quote, page: span.page, box, size: span.size }
}

export function readableLine(line: FoldedLine): ReadableLine {
  return { text: line.text, place: placeOf({ line, start: 0, end: line.text.length, words: '' }) }
}
