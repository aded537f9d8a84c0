import { Parser } from 'htmlparser2'
import { maxLineLength, maxLines, maxSigns } from '../../rules/limits.ts'
import { countSigns, type ReadingLine } from '../../rules/line.ts'

/** Elements that begin and end a line of their own. */
const blocks =
  /^(?:p|div|br|hr|h[1-6]|blockquote|pre|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|td|th|section|article|header|footer|address|center|figure|figcaption)$/

const headingSizes: Readonly<Record<string, number>> = { h1: 24, h2: 18, h3: 14 }
const points: Readonly<Record<string, number>> = { pt: 1, px: 0.75, rem: 12, em: 12 }

/** Height of the letters that an element's own style sets, in points; null where it sets none. */
function letterSizeOf(name: string, style: string | undefined): number | null {
  const match = /font-size:\s{0,4}(\d{1,3}(?:\.\d{1,3})?)(pt|px|rem|em)/i.exec(style ?? '')
  const unit = points[match?.[2]?.toLowerCase() ?? '']
  if (match?.[1] && unit) return Number(match[1]) * unit
  return headingSizes[name] ?? null
}

/** Whether an element's own name or style makes its words bold; null where it says nothing of it. */
function boldness(name: string, style: string | undefined): boolean | null {
  const weight = /font-weight:\s{0,4}(\w{3,7})/i.exec(style ?? '')?.[1]
  if (weight) return /^(?:bold|bolder|[6-9]00)$/i.test(weight)
  return name === 'b' || name === 'strong' || name === 'th' ? true : null
}

interface TextLine {
  text: string
  start: number
  letterSize: number
  isBullet: boolean
  startsPart: boolean
}

/** A row of a table: the lines of each of its cells. */
interface Row {
  readonly cells: TextLine[][]
}

/** Letters of a document without a size of their own. */
const usualSize = 11

/** Cells of so many lines side by side are columns of the page. */
const columnLines = 4

/** A Chinese character alone in its cell is the beginning of a spaced word such as `姓 名`. */
const spacedWord = /(^|\t)(\p{Script=Han})\t(?=\p{Script=Han})/gu

/** Several blanks in a row part cells; a single one is a blank. Line breaks of the source are blanks. */
function withCells(text: string): string {
  return text
    .replace(/[\t\u2003]+|[\u00a0\u3000 ]{3,}|[\u00a0\u3000]{2,}/g, '\t')
    .replace(/ {0,2}\t[ \t]*/g, '\t')
    .replace(spacedWord, '$1$2 ')
    .trim()
}

/** Gathers the text of HTML into lines, while it is parsed. */
class LineGathering {
  readonly lines: TextLine[] = []
  readonly #rows: Row[] = []
  readonly #sizes: (number | null)[] = []
  readonly #weights: (boolean | null)[] = []
  readonly #flexes: boolean[] = []
  #wasBold = false
  #text = ''
  #start = 0
  #size = 0
  #isBullet = false
  #signs = 0
  #preformatted = 0

  get isFull(): boolean {
    return this.#signs > maxSigns || this.lines.length > maxLines
  }

  open(name: string, { style, class: classes = '' }: Readonly<Record<string, string>>): void {
    if (blocks.test(name)) this.#endLine()
    if (name === 'li' || /docx-num-/.test(classes)) this.#isBullet = true
    this.#sizes.push(letterSizeOf(name, style))
    this.#weights.push(boldness(name, style))
    // The children of such an element stand apart.
    if (this.#flexes.at(-1) && this.#text.trim() !== '') this.#text += '\t'
    this.#flexes.push(/display:\s?flex/i.test(style ?? ''))
    if (name === 'pre') this.#preformatted += 1
    if (name === 'tr') this.#rows.push({ cells: [] })
    if (name === 'td' || name === 'th') this.#rows.at(-1)?.cells.push([])
  }

  write(text: string): void {
    const [first, ...others] = this.#preformatted > 0 ? text.split('\n') : [text.replace(/[\n\r\t ]+/g, ' ')]
    this.#append(first ?? '')
    for (const line of others) {
      this.#endLine()
      this.#append(line)
    }
  }

  close(name: string): void {
    if (blocks.test(name)) this.#endLine()
    this.#sizes.pop()
    this.#weights.pop()
    this.#flexes.pop()
    if (name === 'pre') this.#preformatted -= 1
    if (name === 'tr') this.#endRow()
  }

  #append(text: string): void {
    if (this.isFull) return
    for (let from = 0; from < text.length; from += maxLineLength) {
      const piece = text.slice(from, from + maxLineLength)
      if (this.#text.length + piece.length > maxLineLength) this.#endLine()
      if (this.#text === '') this.#start = this.#signs
      if (piece.trim() !== '') {
        this.#size = Math.max(this.#size, this.#currentSize())
        this.#markWeight()
      }
      this.#text += piece
      this.#signs += countSigns(piece)
    }
  }

  /** Words of another weight behind a blank are another part of the line: a blank more tells so. */
  #markWeight(): void {
    const isBold = this.#weights.findLast((weight) => weight !== null) ?? false
    if (isBold !== this.#wasBold && this.#text.endsWith(' ')) this.#text += ' '
    this.#wasBold = isBold
  }

  #currentSize(): number {
    return this.#sizes.findLast((size) => size !== null) ?? usualSize
  }

  #endLine(): void {
    const text = withCells(this.#text)
    if (text !== '')
      this.#keep([
        { text, start: this.#start, letterSize: this.#size, isBullet: this.#isBullet, startsPart: false },
      ])
    this.#text = ''
    this.#size = 0
    this.#isBullet = false
  }

  #keep(lines: readonly TextLine[]): void {
    const cell = this.#rows.at(-1)?.cells.at(-1)
    ;(cell ?? this.lines).push(...lines)
  }

  /** Writes the cells of a row side by side, where they have one line each; a cell of several lines ends the line. */
  #endRow(): void {
    const cells = this.#rows.pop()?.cells.filter((lines) => lines.length > 0) ?? []
    const written: TextLine[] = []
    let isOpen = false
    for (const [first, ...rest] of cells) {
      const last = written.at(-1)
      if (!first) continue
      const hasRoom = last && last.text.length + first.text.length < maxLineLength
      if (isOpen && last && hasRoom) {
        last.text += `\t${first.text}`
        last.letterSize = Math.max(last.letterSize, first.letterSize)
      } else {
        const isColumn = Boolean(last) && rest.length >= columnLines && written.length >= columnLines
        written.push({ ...first, startsPart: isColumn || first.startsPart })
      }
      written.push(...rest)
      isOpen = rest.length === 0
    }
    for (const line of written) line.text = line.text.replace(spacedWord, '$1$2 ')
    this.#keep(written)
  }

  end(): void {
    this.#endLine()
    while (this.#rows.length > 0) this.#endRow()
  }
}

/** The lines of a document's clean HTML, each with its place in the shown text. */
export function htmlLines(html: string): { readonly lines: ReadingLine[]; readonly isCut: boolean } {
  const gathering = new LineGathering()
  const parser = new Parser({
    onopentag: (name, attributes) => gathering.open(name, attributes),
    ontext: (text) => gathering.write(text),
    onclosetag: (name) => gathering.close(name),
  })
  parser.end(html)
  gathering.end()
  const lines = gathering.lines.map(({ text, start, letterSize, isBullet, startsPart }) => ({
    text,
    letterSize,
    isBullet,
    startsPart,
    span: { kind: 'text' as const, start },
  }))
  return { lines, isCut: gathering.isFull }
}
