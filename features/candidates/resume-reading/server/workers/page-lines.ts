import { headingKind } from '../../rules/headings.ts'
import { maxLineLength } from '../../rules/limits.ts'
import type { LinePiece, ReadingLine } from '../../rules/line.ts'
import { inReadingOrder } from './page-columns.ts'
import { type Fragment, fragmentsOf, type PageText } from './page-fragments.ts'

export interface Page {
  readonly page: number
  readonly size: { readonly width: number; readonly height: number }
  readonly texts: readonly PageText[]
}

/** A gap of this many letter heights is a blank, where neither side has one. */
const blankGap = 0.18

const isHan = (sign: string) => /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(sign)

/** Whether a blank stands between two texts. Chinese characters are often set apart without one. */
function needsBlank(before: string, text: PageText, right: number): boolean {
  const distance = (text.x - right) / text.height
  const last = before.at(-1) ?? ''
  const [first = ''] = text.text
  if (/\s/.test(last) || /\s/.test(first)) return false
  return distance > (isHan(last) && isHan(first) ? 0.5 : blankGap)
}

/** The blanks between two texts of a fragment: two of them where words of another font follow, as behind a bold name. */
function blanksBetween(before: PageText | undefined, text: PageText, written: string): string {
  if (!before || written === '' || written.endsWith('\t')) return ''
  const isOtherFont = before.font !== text.font && text.text.trim() !== ''
  if (written.endsWith(' ')) return isOtherFont ? ' ' : ''
  if (text.text.startsWith(' ')) return isOtherFont ? ' ' : ''
  if (!needsBlank(written.slice(-1), text, before.x + before.width)) return ''
  return isOtherFont ? '  ' : ' '
}

/** A Chinese character alone in its cell is the beginning of a spaced word such as `姓 名`. */
const isSpacedWord = (text: string) => /(?:^|\t)\p{Script=Han}$/u.test(text)

/** A line of a page while it is written: rows of one paragraph are joined. */
interface PageLine {
  readonly text: string
  readonly letterSize: number
  readonly pieces: readonly LinePiece[]
  readonly rows: readonly (readonly Fragment[])[]
}

function lineOf(row: readonly Fragment[]): PageLine {
  let text = ''
  const pieces: LinePiece[] = []
  const height = Math.max(...row.map((fragment) => fragment.height))
  for (const [index, { texts }] of row.entries()) {
    let before: PageText | undefined
    if (index > 0) text += isSpacedWord(text) && isHan(texts[0]?.text.charAt(0) ?? '') ? ' ' : '\t'
    for (const piece of texts) {
      text += blanksBetween(before, piece, text)
      const start = text.length
      text += piece.text.replace(/[\t\n\r]/g, ' ')
      const y = piece.baseline - height * 0.9
      pieces.push({ start, end: text.length, x: piece.x, width: piece.width, y, height: height * 1.2 })
      before = piece
    }
  }
  return { text, letterSize: height, pieces, rows: [row] }
}

/** Right end of the longest row that begins at the same left edge. */
function columnRight(rows: readonly (readonly Fragment[])[], x: number): number {
  const beside = rows.flatMap((row) => row.filter((fragment) => Math.abs(fragment.x - x) < 3))
  return Math.max(...beside.map(({ right }) => right))
}

/** The usual distance of two rows that begin at the same left edge. */
function usualGap(rows: readonly (readonly Fragment[])[], x: number): number {
  const beside = rows.flatMap(([first]) => (first && Math.abs(first.x - x) < 3 ? [first.baseline] : []))
  const gaps = beside.flatMap((baseline, index) => {
    const above = beside[index - 1]
    return above !== undefined && baseline > above ? [baseline - above] : []
  })
  return gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0
}

/** Width of the first word of a row, or of its first Chinese character. */
function firstWordWidth({ texts: [first] }: Fragment): number {
  if (!first) return 0
  const [sign = ''] = first.text
  const word = isHan(sign) ? sign.length : first.text.trimStart().search(/\s|$/)
  return (first.width * word) / Math.max(1, first.text.length)
}

/** Whether a row begins with a period of its own, as the head of an entry does. */
function beginsPeriod(text: string): boolean {
  const years = text.match(/(?:19|20)\d\d|至今|present|now/gi)?.length ?? 0
  return years >= 2 && /^\W{0,3}(?:\d{1,2}[./-]|\p{L}{3,9}\.? )?(?:19|20)\d\d/u.test(text)
}

/** Whether a row goes on with the paragraph of the row above: its first word had no room there. */
function goesOn(above: PageLine, below: PageLine, rows: readonly (readonly Fragment[])[]): boolean {
  const [before, ...besideBefore] = above.rows.at(-1) ?? []
  const [after, ...besideAfter] = below.rows[0] ?? []
  if (!before || !after || besideBefore.length > 0 || besideAfter.length > 0) return false
  const firstText = after.texts[0]
  const gap = after.baseline - before.baseline
  const isNear = gap > 0 && gap <= 1.9 * before.height && Math.abs(before.height - after.height) < 0.5
  const isBelow = [before.x, before.texts[1]?.x ?? before.x].some((x) => Math.abs(x - after.x) < 3)
  if (!isNear || !isBelow) return false
  const isSameFont = before.texts.some(({ font }) => font === firstText?.font)
  const right = columnRight(rows, before.x)
  const isFull = before.right + 0.25 * before.height + firstWordWidth(after) > right - 0.5
  // Where paragraphs stand apart, a closer row belongs to the one above.
  const isClose = gap < 0.75 * usualGap(rows, before.x)
  const isWide = before.right - before.x > 0.35 * (right - before.x)
  const isOwn =
    /@|https?:/.test(above.text) ||
    beginsPeriod(below.text) ||
    [above, below].some(({ text }) => headingKind(text) !== null)
  return (
    ((isFull && isSameFont) || isClose) &&
    isWide &&
    !isOwn &&
    above.text.length + below.text.length < maxLineLength
  )
}

function joinedLine(above: PageLine, below: PageLine): PageLine {
  const isTight = isHan(above.text.at(-1) ?? '') || /[-–/]$/.test(above.text) || above.text.endsWith(' ')
  const text = `${above.text}${isTight ? '' : ' '}`
  const moved = below.pieces.map((piece) => ({
    ...piece,
    start: piece.start + text.length,
    end: piece.end + text.length,
  }))
  return {
    text: text + below.text,
    letterSize: above.letterSize,
    pieces: [...above.pieces, ...moved],
    rows: [...above.rows, ...below.rows],
  }
}

/** Joins the rows of a paragraph that its column broke. */
function joinParagraphs(lines: readonly PageLine[]): PageLine[] {
  const rows = lines.flatMap((line) => line.rows)
  const paragraphs: PageLine[] = []
  for (const line of lines) {
    const above = paragraphs.at(-1)
    if (above && goesOn(above, line, rows)) paragraphs[paragraphs.length - 1] = joinedLine(above, line)
    else paragraphs.push(line)
  }
  return paragraphs
}

const isSameRow = (one: Fragment, other: Fragment) =>
  Math.abs(one.baseline - other.baseline) <= 0.35 * Math.min(one.height, other.height) && other.x >= one.x

/** The lines of a page in reading order. Fragments side by side are cells of one line. */
export function pageLines(page: Page): ReadingLine[] {
  const written: Fragment[][] = []
  const starts = new Set<Fragment | undefined>()
  for (const { fragment, startsColumn } of inReadingOrder(fragmentsOf(page.texts))) {
    const row = written.at(-1)
    const last = row?.at(-1)
    if (startsColumn && page.page === 1) starts.add(fragment)
    if (row && last && !startsColumn && isSameRow(last, fragment)) row.push(fragment)
    else written.push([fragment])
  }
  const { page: number, size } = page
  return joinParagraphs(written.map(lineOf)).map(({ text, letterSize, pieces, rows }) => ({
    text,
    letterSize,
    isBullet: false,
    startsPart: starts.has(rows[0]?.[0]),
    span: { kind: 'page' as const, page: number, size, pieces },
  }))
}
