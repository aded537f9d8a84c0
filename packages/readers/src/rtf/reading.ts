import { TooMuch } from '../archive.ts'
import { addInstruction, drawnByField, linkOf } from '../output/fields.ts'
import { inlinePictures } from '../output/pictures.ts'
import { writePicture } from '../output/runs.ts'
import { readDefinitions } from './definitions.ts'
import { RtfFlows } from './flows.ts'
import { byteQueue, decodeFontText } from './letters.ts'
import { RtfPicture } from './picture.ts'
import { formatAfter, plainFormat } from './state.ts'
import type { RtfToken } from './tokens.ts'
import {
  breaks,
  type Destination,
  destinations,
  type Group,
  isDefinition,
  letters,
  symbols,
} from './words.ts'

const maxDepth = 2000

/** The reading of a file, token by token. Works without recursion, however deep its groups are. */
export class RtfReading {
  readonly lost = { picture: 0, embedded: 0, equation: 0 }
  readonly #definitions = readDefinitions()
  readonly #inline = inlinePictures()
  readonly #flows = new RtfFlows()
  /** The groups around the open one. */
  readonly #stack: Group[] = []
  /** Bytes that wait for the rest of their text. */
  readonly #waiting = byteQueue()
  #group: Group = { destination: 'shown', format: plainFormat, fallback: 1, atEnd: null }
  /** How the file's last paragraph is set, which no word needs to end. */
  #last = plainFormat.paragraph
  #isIgnorable = false
  #toSkip = 0
  #codePage = 1252
  #defaultFont = 0
  #instruction = ''
  #marker = ''
  #property = ''
  #picture: RtfPicture | null = null

  /** Whether no group is open. */
  get isOver(): boolean {
    return this.#stack.length === 0
  }

  readToken(token: RtfToken): void {
    if (token.kind === 'open') this.#openGroup()
    else if (token.kind === 'close') this.#closeGroup()
    else if (token.kind === 'word') this.#readWord(token.name, token.value)
    else if (token.kind === 'text') this.#readBytes(token.bytes)
    else if (token.kind === 'binary') this.#picture?.takeBinary(token.bytes)
    else if (token.kind === 'byte') this.#readByte(token.value)
    else if (token.kind === 'symbol' && token.name === '*') this.#isIgnorable = true
    else if (token.kind === 'symbol') this.#readSymbol(token.name)
  }

  /** Ends what is open, and writes the whole document. */
  end(): string {
    while (!this.isOver) this.#closeGroup()
    return this.#flows.end(this.#last)
  }

  #writeOut(text: string): void {
    const { destination, format } = this.#group
    if (destination === 'shown') this.#flows.write(text, format)
    else if (destination === 'instruction') this.#instruction = addInstruction(this.#instruction, text)
    else if (destination === 'marker') this.#marker += text
    else if (destination === 'property') this.#property = text.trim()
    else if (isDefinition(destination)) this.#definitions.text(destination, text)
  }

  #endText(): void {
    const bytes = this.#waiting.take()
    if (bytes.length === 0) return
    const font = this.#definitions.found.fonts.get(this.#group.format.font ?? this.#defaultFont)
    this.#writeOut(decodeFontText(bytes, font, this.#codePage))
  }

  #openGroup(): void {
    this.#endText()
    if (this.#stack.length >= maxDepth) throw new TooMuch('nested too deep')
    this.#stack.push(this.#group)
    this.#group = { ...this.#group, atEnd: null }
    this.#isIgnorable = false
    this.#toSkip = 0
    if (this.#group.destination === 'styles') this.#definitions.open()
  }

  #closeGroup(): void {
    this.#endText()
    this.#group.atEnd?.()
    if (this.#stack.length === 1) this.#last = this.#group.format.paragraph
    this.#group = this.#stack.pop() ?? this.#group
    this.#toSkip = 0
  }

  #readWord(name: string, value: number | null): void {
    const letter = letters.get(name)
    if (letter !== undefined && this.#toSkip > 0) {
      this.#toSkip -= 1
      return
    }
    this.#endText()
    this.#toSkip = 0
    const wasIgnorable = this.#isIgnorable
    this.#isIgnorable = false
    if (this.#group.destination === 'skipped' || this.#enter(name)) return
    if (wasIgnorable) this.#aim('skipped')
    else this.#readPlainWord(name, value, letter ?? breaks.get(name))
  }

  /** Reads a word that says nothing of its group; `text` is what it stands for. */
  #readPlainWord(name: string, value: number | null, text: string | undefined): void {
    const { found } = this.#definitions
    const format = formatAfter(this.#group.format, name, value, found)
    if (name === 'u') {
      this.#writeOut(String.fromCharCode((value ?? 0) & 0xffff))
      this.#toSkip = this.#group.fallback
    } else if (name === 'uc') this.#group = { ...this.#group, fallback: Math.max(0, value ?? 1) }
    else if (name === 'ansicpg') this.#codePage = value ?? 1252
    else if (name === 'deff') this.#defaultFont = value ?? 0
    else if (text !== undefined) this.#writeOut(text)
    else if (this.#group.destination !== 'shown') this.#readTableWord(name, value)
    else if (!format) this.#flows.readWord(name, value, this.#group.format, found)
    if (format) this.#group = { ...this.#group, format }
  }

  #readTableWord(name: string, value: number | null): void {
    const { destination } = this.#group
    if (isDefinition(destination)) this.#definitions.word(destination, name, value)
    else if (destination === 'picture') this.#picture?.readWord(name, value)
  }

  #readBytes(bytes: Buffer): void {
    const { destination } = this.#group
    if (destination === 'skipped' || destination === 'holder') return
    if (destination === 'picture') this.#picture?.addText(bytes)
    else {
      const from = Math.min(this.#toSkip, bytes.length)
      this.#toSkip -= from
      this.#waiting.push(bytes.subarray(from))
    }
  }

  #readByte(byte: number): void {
    if (this.#toSkip > 0) this.#toSkip -= 1
    else if (this.#group.destination !== 'skipped') this.#waiting.pushByte(byte)
  }

  #readSymbol(name: string): void {
    const text = symbols.get(name)
    if (text === undefined) return
    if (this.#toSkip > 0) this.#toSkip -= 1
    else if (text.charCodeAt(0) < 0x80) this.#waiting.pushByte(text.charCodeAt(0))
    else {
      this.#endText()
      this.#writeOut(text)
    }
  }

  /** Begins what a word says that its group is; false where it says nothing of the kind. */
  #enter(name: string): boolean {
    const destination = destinations.get(name)
    if (destination) this.#aim(destination)
    // A shape is drawn with many pictures; this one is its own, the others fill and edge it.
    else if (name === 'sv') this.#aim(this.#property === 'pib' ? 'holder' : 'skipped')
    else if (name === 'pict') {
      this.#picture = new RtfPicture()
      this.#aim('picture', () => this.#endPicture())
    } else if (name === 'fldinst') {
      this.#instruction = ''
      this.#aim('instruction', () => this.#endInstruction())
    } else if (name === 'listtext' || name === 'pntext') {
      this.#marker = ''
      this.#aim('marker', () => this.#endMarker())
    } else if (name === 'moMath') {
      this.lost.equation += 1
      this.#aim('skipped')
    } else if (name === 'object') this.lost.embedded += 1
    else return this.#enterText(name)
    return true
  }

  /** Begins a text that stands apart; false where the word names none. */
  #enterText(name: string): boolean {
    const { headers, footers, notes } = this.#flows
    if (/^header[lrf]?$/.test(name)) this.#divert((html) => headers.push(html))
    else if (/^footer[lrf]?$/.test(name)) this.#divert((html) => footers.push(html))
    else if (name === 'footnote') {
      this.#flows.beginNote()
      this.#divert((html) => notes.push(html))
    } else if (name === 'shptxt' || name === 'dptxbxtext') {
      this.#divert((html) => this.#flows.flow.block(html))
    } else return false
    return true
  }

  /** Says what the open group's text is for, and what is done when the group ends. */
  #aim(destination: Destination, atEnd = this.#group.atEnd): void {
    this.#group = { ...this.#group, destination, atEnd }
  }

  /** Sends what the group holds into a text of its own. */
  #divert(take: (html: string) => void): void {
    this.#flows.divert()
    const format = { ...plainFormat, font: this.#group.format.font }
    const atEnd = () => take(this.#flows.endDiverted(this.#group.format.paragraph))
    this.#group = { ...this.#group, destination: 'shown', format, atEnd }
  }

  #endInstruction(): void {
    const field = this.#stack.pop()
    if (!field) return
    const href = linkOf(this.#instruction)
    const { format } = field
    this.#stack.push(href ? { ...field, format: { ...format, text: { ...format.text, href } } } : field)
    const drawn = drawnByField(this.#instruction)
    if (drawn && field.destination === 'shown') this.#flows.flow.inline(drawn)
  }

  /** The number or bullet of a list's paragraph, as the file's writer worked it out. */
  #endMarker(): void {
    const shown = this.#marker.trim()
    if (shown) this.#flows.flow.text(`${shown}\u2002`, this.#group.format.text)
  }

  #endPicture(): void {
    if (!this.#picture) return
    const source = this.#inline(this.#picture.file)
    if (source) this.#flows.flow.inline(writePicture(source, this.#picture.width))
    else this.lost.picture += 1
    this.#picture = null
  }
}
