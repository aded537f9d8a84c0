import { Flow } from '../output/flow.ts'
import { outputLimit, type ParagraphFormat, writeDocument } from '../output/runs.ts'
import type { RtfDefinitions } from './definitions.ts'
import { type RowDefinition, type RtfFormat, rowDefinition } from './state.ts'

/** The text that is open, and the row of a table that it is in. */
interface OpenFlow {
  readonly flow: Flow
  readonly row: RowDefinition
  isInRow: boolean
}

/** The texts of a file: its body, and those that stand apart from it: heads, feet, notes and boxes. */
export class RtfFlows {
  readonly headers: string[] = []
  readonly footers: string[] = []
  readonly notes: string[] = []
  readonly #spend = outputLimit()
  readonly #body = this.#open()
  readonly #outer: OpenFlow[] = []
  #into = this.#body
  #noteCount = 0

  /** The text that is written into. */
  get flow(): Flow {
    return this.#into.flow
  }

  write(text: string, format: RtfFormat): void {
    if (!format.isHidden) this.flow.text(text, format.text)
  }

  /** Sends what follows into a text of its own. */
  divert(): void {
    this.#outer.push(this.#into)
    this.#into = this.#open()
  }

  /** Ends the text that was diverted last, and returns it. */
  endDiverted(format: ParagraphFormat): string {
    const html = this.flow.end(format)
    this.#into = this.#outer.pop() ?? this.#body
    return html
  }

  beginNote(): void {
    this.#noteCount += 1
  }

  /** What stands between pieces of text: ends of paragraphs, cells and rows, and marks. */
  readWord(name: string, value: number | null, format: RtfFormat, definitions: RtfDefinitions): void {
    const { paragraph, isInTable } = format
    const into = this.#into
    if (name === 'par' || name === 'sect') into.flow.endParagraph(paragraph, isInTable || into.isInRow)
    else if (name === 'cell') into.flow.endCell(paragraph)
    else if (name === 'row') {
      into.flow.endRow(into.row.shape())
      into.isInRow = false
    } else if (name === 'nestcell' || name === 'nestrow') {
      this.write(name === 'nestcell' ? '\t' : '\n', format)
    } else if (name === 'chftn') this.write(`${this.#nextNote()}`, format)
    else if (into.row.take(name, value, definitions)) into.isInRow ||= name === 'trowd'
  }

  /** Ends the body, and writes the whole document. */
  end(last: ParagraphFormat): string {
    const { headers, footers, notes } = this
    return writeDocument({ headers, footers, notes, body: this.#body.flow.end(last) })
  }

  /** A note has the number of its sign, which stands before it. */
  #nextNote(): number {
    return this.#outer.length > 0 ? this.#noteCount : this.#noteCount + 1
  }

  #open(): OpenFlow {
    return { flow: new Flow(this.#spend), row: rowDefinition(), isInRow: false }
  }
}
