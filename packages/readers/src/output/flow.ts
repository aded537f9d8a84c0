import { type EdgedCell, type EdgedRow, writeTable } from './cell-table.ts'
import { type ParagraphFormat, plainText, type TextFormat, writeParagraph, writeText } from './runs.ts'

/** The cells of a row by their place; those that the file does not describe are as wide as they come. */
export interface RowShape {
  readonly cells: readonly Omit<EdgedCell, 'html'>[]
  readonly hasBorders: boolean
}

/** Text as it comes in, paragraph by paragraph and cell by cell: a body, a footnote, a header, a text box. */
export interface Flow {
  text(text: string, format: TextFormat): void
  /** A picture or a mark, in its place within the paragraph. */
  inline(html: string): void
  /** A text box: it follows the paragraph that holds it. */
  block(html: string): void
  endParagraph(format: ParagraphFormat, isInTable: boolean): void
  endCell(format: ParagraphFormat): void
  endRow(shape: RowShape): void
  /** Ends what is open and returns all that came. */
  end(format: ParagraphFormat): string
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

/** `spend` is told how long each written piece is, and throws where all of them are too long. */
export function openFlow(spend: (length: number) => void): Flow {
  const blocks: string[] = []
  let rows: EdgedRow[] = []
  let cells: string[] = []
  let cell: string[] = []
  let paragraph: string[] = []
  let boxes: string[] = []
  let run: { texts: string[]; format: TextFormat } = { texts: [], format: plainText }

  function endRun(): void {
    if (run.texts.length > 0) {
      const html = writeText(run.texts.join(''), run.format)
      spend(html.length)
      paragraph.push(html)
    }
    run = { texts: [], format: plainText }
  }

  /** Ends the open paragraph; one without content is written only where it is wanted. */
  function takeParagraph(format: ParagraphFormat, isWanted: boolean): string {
    endRun()
    const content = paragraph.join('')
    const html = content === '' && !isWanted ? '' : writeParagraph(content, format)
    spend(html.length - content.length + pieceCost)
    const written = html + boxes.join('')
    paragraph = []
    boxes = []
    return written
  }

  function endTable(): void {
    if (cell.length > 0) cells.push(cell.join(''))
    if (cells.length > 0) rows.push(rowOf(cells, { cells: [], hasBorders: true }))
    if (rows.length > 0) blocks.push(writeTable(rows))
    rows = []
    cells = []
    cell = []
  }

  return {
    text(text, format) {
      if (run.texts.length > 0 && !isSame(run.format, format)) endRun()
      run.format = format
      run.texts.push(text)
    },
    inline(html) {
      endRun()
      paragraph.push(html)
    },
    block(html) {
      boxes.push(html)
    },
    endParagraph(format, isInTable) {
      const html = takeParagraph(format, true)
      if (isInTable) cell.push(html)
      else {
        endTable()
        blocks.push(html)
      }
    },
    endCell(format) {
      const html = takeParagraph(format, false)
      cells.push([...cell, html].join(''))
      cell = []
    },
    endRow(shape) {
      if (cells.length > 0) rows.push(rowOf(cells, shape))
      cells = []
    },
    end(format) {
      const last = takeParagraph(format, false)
      const isInCell = cells.length + cell.length > 0
      if (isInCell) cell.push(last)
      endTable()
      if (!isInCell) blocks.push(last)
      while (isBlank.test(blocks.at(-1) ?? '-')) blocks.pop()
      return blocks.join('')
    },
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
