import { addInstruction, drawnByField, linkOf } from '../output/fields.ts'
import { Flow } from '../output/flow.ts'
import { type ParagraphFormat, plainParagraph, plainText } from '../output/runs.ts'
import { type BlockFormat, type LetterFormat, letterFormat, rowShape } from './formats.ts'
import { linePicture } from './pictures.ts'
import type { WordStyle } from './styles.ts'
import { firstBehind, type Story } from './word-file.ts'
import { noSprms, type WordText } from './word-text.ts'

interface Field {
  instruction: string
  isResult: boolean
  href: string | null
}

const maxFields = 100
const shown: Readonly<Record<string, string>> = { '(': '(', '\x0b': '\n', '\x1e': '\u2011', '\t': '\t' }
// Signs that end something, stand for something, or open and close fields; the rest is text.
const sign = /[\p{Cc}(]/u
const endings = new Set(['\r', '\x07', '\x0c'])

/** Writes one part of a file's text. */
export class StoryWriter {
  readonly #text: WordText
  readonly #isNote: boolean
  readonly #flow: Flow
  readonly #fields: Field[] = []
  #notes = 0
  #last: ParagraphFormat = plainParagraph

  /** `isNote` where each note of the part begins with its own sign. */
  constructor(text: WordText, isNote: boolean) {
    this.#text = text
    this.#isNote = isNote
    this.#flow = new Flow(text.spend)
  }

  write(story: Story): string {
    const { text } = this.#text.file
    let from = story.start
    for (let at = story.start; at < story.end; at += 1) {
      if (!endings.has(text[at] ?? '')) continue
      this.#readParagraph(from, at)
      from = at + 1
    }
    if (from < story.end) this.#readParagraph(from, story.end)
    return this.#flow.end(this.#last)
  }

  #readParagraph(from: number, end: number): void {
    const { style, sprms, format } = this.#text.blockAt(end)
    const ending = this.#text.file.text[end]
    this.#last = format.paragraph
    if (format.isRowEnd && ending === '\x07') {
      this.#flow.endRow(rowShape(sprms))
      return
    }
    if (format.list > 0 && from < end) this.#writeMark(format)
    this.#readRuns(from, end, style)
    if (ending === '\x07' && format.depth < 2) this.#flow.endCell(format.paragraph)
    else if (ending === '\r' || from < end) this.#flow.endParagraph(format.paragraph, format.isInTable)
  }

  #writeMark({ list, listLevel }: BlockFormat): void {
    const mark = this.#text.lists.next(list, listLevel)
    if (mark) this.#flow.text(`${mark}\u2002`, plainText)
  }

  #readRuns(from: number, end: number, style: WordStyle): void {
    const { file, styleOf } = this.#text
    let at = from
    for (let index = firstBehind(file.letters, from); at < end; index += 1) {
      const run = file.letters[index]
      const start = Math.min(end, run?.start ?? end)
      if (start > at) this.#readLetters(at, start, letterFormat(noSprms, style, styleOf))
      const stop = Math.min(end, run?.end ?? end)
      if (run && stop > Math.max(at, start)) {
        this.#readLetters(Math.max(at, start), stop, letterFormat(run.sprms, style, styleOf))
      }
      at = Math.max(at, stop)
    }
  }

  #readLetters(from: number, to: number, format: LetterFormat): void {
    let at = from
    while (at < to) {
      const rest = this.#text.file.text.slice(at, to)
      const found = rest.search(sign)
      const plain = found < 0 ? rest : rest.slice(0, found)
      if (plain) this.#readText(plain, format)
      if (found >= 0) this.#readSign(rest.charAt(found), at + found, format)
      at += plain.length + (found < 0 ? 0 : 1)
      if (this.#fields.length > maxFields) this.#fields.shift()
    }
  }

  #readText(text: string, format: LetterFormat): void {
    const field = this.#fields.at(-1)
    if (field && !field.isResult) field.instruction = addInstruction(field.instruction, text)
    else if (!format.isHidden && text) this.#flow.text(text, { ...format.text, href: field?.href ?? null })
  }

  #readSign(letter: string, offset: number, format: LetterFormat): void {
    const field = this.#fields.at(-1)
    if (this.#readFieldSign(letter, field)) return
    if (field && !field.isResult) this.#readText(shown[letter] ?? '', format)
    else if (format.symbol !== null) this.#readText(String.fromCharCode(format.symbol), format)
    else if (letter === '\x01' && format.isSpecial && format.picture !== null) {
      this.#text.writePicture(this.#flow, linePicture(this.#text.file.data, format.picture))
    } else if (letter === '\x02' && format.isSpecial) this.#flow.inline(`<sup>${this.#nextNote()}</sup>`)
    else if (letter === '\x08' && format.isSpecial) this.#text.writePictureBeside(this.#flow, offset)
    else this.#readText(shown[letter] ?? '', format)
  }

  /** Begins a field, its result or its end; false where the sign is none of them. */
  #readFieldSign(letter: string, field: Field | undefined): boolean {
    if (letter === '\x13') this.#fields.push({ instruction: '', isResult: false, href: field?.href ?? null })
    else if (letter === '\x14' && field) {
      field.isResult = true
      field.href = linkOf(field.instruction) ?? field.href
    } else if (letter === '\x15') {
      this.#fields.pop()
      const drawn = field ? drawnByField(field.instruction) : ''
      if (drawn) this.#flow.inline(drawn)
    } else return false
    return true
  }

  #nextNote(): number {
    if (!this.#isNote) return this.#text.nextNote()
    this.#notes += 1
    return this.#notes
  }
}
