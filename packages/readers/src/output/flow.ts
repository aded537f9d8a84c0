import { type EdgedCell, type EdgedRow, writeTable } from './cell-table.ts'
import { type ParagraphFormat, plainText, type TextFormat, writeParagraph, writeText } from './runs.ts'

/** The cells of a row by their place; those that the file does not describe are as wide as they come. */
export interface RowShape {
  readonly cells: readonly Omit<EdgedCell, 'html'>[]
  readonly hasBorders: boolean
}

/** What a paragraph or a cell costs beyond its letters, while it is held. */
const pieceCost = 100

/** A paragraph of nothing; at the end of a text it only takes up room. */
const isBlank = /^(<p[^>]*><br><\/p>)?$/

const isSame = (one: TextFormat, other: TextFormat) =>
  one === other ||
  (one.isBold === other.isBold &&
    one.isItalic === other.isItalic &&
    one.isUnderlined === other.isUnderlined &&
    one.isStruck === other.isStruck &&
    one.raised === other.raised &&
    one.color === other.color &&
    one.background === other.background &&
    one.size === other.size &&
    one.href === other.href)

interface Run {
  readonly format: TextFormat
  readonly texts: string[]
}

/** Text as it comes in, paragraph by paragraph and cell by cell: a body, a footnote, a header, a text box. */
export class Flow {
  readonly #spend: (length: number) => void
  readonly #blocks: string[] = []
  #rows: EdgedRow[] = []
  #cells: string[] = []
  #cell: string[] = []
  #paragraph: string[] = []
  #boxes: string[] = []
  #run: Run = { texts: [], format: plainText }

  /** `spend` is told how long each written piece is, and throws where all of them are too long. */
  constructor(spend: (length: number) => void) {
    this.#spend = spend
  }

  text(text: string, format: TextFormat): void {
    if (this.#run.texts.length > 0 && !isSame(this.#run.format, format)) this.#endRun()
    if (this.#run.texts.length === 0) this.#run = { texts: [text], format }
    else this.#run.texts.push(text)
  }

  /** A picture or a mark, in its place within the paragraph. */
  inline(html: string): void {
    this.#endRun()
    this.#paragraph.push(html)
  }

  /** A text box: it follows the paragraph that holds it. */
  block(html: string): void {
    this.#boxes.push(html)
  }

  endParagraph(format: ParagraphFormat, isInTable: boolean): void {
    const html = this.#takeParagraph(format, true)
    if (isInTable) this.#cell.push(html)
    else {
      this.#endTable()
      this.#blocks.push(html)
    }
  }

  endCell(format: ParagraphFormat): void {
    const html = this.#takeParagraph(format, false)
    this.#cells.push([...this.#cell, html].join(''))
    this.#cell = []
  }

  endRow(shape: RowShape): void {
    if (this.#cells.length > 0) this.#rows.push(rowOf(this.#cells, shape))
    this.#cells = []
  }

  /** Ends what is open and returns all that came. */
  end(format: ParagraphFormat): string {
    const last = this.#takeParagraph(format, false)
    const isInCell = this.#cells.length + this.#cell.length > 0
    if (isInCell) this.#cell.push(last)
    this.#endTable()
    if (!isInCell) this.#blocks.push(last)
    while (isBlank.test(this.#blocks.at(-1) ?? '-')) this.#blocks.pop()
    return this.#blocks.join('')
  }

  #endRun(): void {
    if (this.#run.texts.length > 0) {
      const html = writeText(this.#run.texts.join(''), this.#run.format)
      this.#spend(html.length)
      this.#paragraph.push(html)
    }
    this.#run = { texts: [], format: plainText }
  }

  /** Ends the open paragraph; one without content is written only where it is wanted. */
  #takeParagraph(format: ParagraphFormat, isWanted: boolean): string {
    this.#endRun()
    const content = this.#paragraph.join('')
    const html = content === '' && !isWanted ? '' : writeParagraph(content, format)
    this.#spend(html.length - content.length + pieceCost)
    const written = html + this.#boxes.join('')
    this.#paragraph = []
    this.#boxes = []
    return written
  }

  #endTable(): void {
    if (this.#cell.length > 0) this.#cells.push(this.#cell.join(''))
    if (this.#cells.length > 0) this.#rows.push(rowOf(this.#cells, { cells: [], hasBorders: true }))
    if (this.#rows.length > 0) this.#blocks.push(writeTable(this.#rows))
    this.#rows = []
    this.#cells = []
    this.#cell = []
  }
}

function rowOf(htmls: readonly string[], shape: RowShape): EdgedRow {
  const isDescribed = shape.cells.length >= htmls.length
  const cells: EdgedCell[] = []
  for (const [index, html] of htmls.entries()) {
    const asItComes = { left: index * 1000, right: (index + 1) * 1000, merge: null, background: null }
    const cell = { html, ...((isDescribed ? shape.cells[index] : undefined) ?? asItComes) }
    const before = cells.at(-1)
    if (cell.merge === 'left' && before) {
      cells[cells.length - 1] = { ...before, html: before.html + html, right: cell.right }
    } else cells.push(cell)
  }
  return { cells, hasBorders: shape.hasBorders }
}
