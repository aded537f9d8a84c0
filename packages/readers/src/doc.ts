import { blockFormat, type LetterFormat, letterFormat, rowShape } from './doc/formats.ts'
import { readWordLists } from './doc/lists.ts'
import { besidePictures, linePicture, type WordPicture } from './doc/pictures.ts'
import type { Sprm } from './doc/sprms.ts'
import { readWordStyles } from './doc/styles.ts'
import { firstBehind, openWordFile, runAt, type Story } from './doc/word-file.ts'
import { addInstruction, drawnByField, linkOf } from './output/fields.ts'
import { type Flow, openFlow } from './output/flow.ts'
import { inlinePictures } from './output/pictures.ts'
import { outputLimit, plainParagraph, plainText, writeDocument, writePicture } from './output/runs.ts'
import type { DocumentParser } from './reader.ts'

interface Field {
  instruction: string
  isResult: boolean
  href: string | null
}

const maxFields = 100
const noSprms: readonly Sprm[] = []
const shown: Readonly<Record<string, string>> = { '(': '(', '\x0b': '\n', '\x1e': '\u2011', '\t': '\t' }
// Signs that end something, stand for something, or open and close fields; the rest is text.
const sign = /[\p{Cc}(]/u
const endings = new Set(['\r', '\x07', '\x0c'])

/**
 * Reads a file of Word 97 to 2003: its text with its headings, lists, tables and pictures in the line.
 *
 * Text boxes stand at the end, and pictures beside the text where they are held: how they were placed is not read.
 */
export const docReader: DocumentParser = async (bytes) => {
  const file = openWordFile(bytes)
  const styleOf = readWordStyles(file)
  const lists = readWordLists(file)
  const pictureBeside = besidePictures(file)
  const inline = inlinePictures()
  const spend = outputLimit()
  const lost = { picture: 0 }
  let noteCount = 0

  function blockAt(offset: number) {
    const run = runAt(file.paragraphs, offset)
    const style = styleOf(run?.style ?? 0)
    const own = run?.sprms ?? noSprms
    const inList = blockFormat([...style.paragraph, ...own], style.level)
    if (inList.list === 0) return { style, sprms: own, format: inList }
    const level = lists.sprms(inList.list, inList.listLevel)
    return { style, sprms: own, format: blockFormat([...style.paragraph, ...level, ...own], style.level) }
  }

  function writeFound(flow: Flow, found: WordPicture | null): void {
    if (!found) return
    const source = found.file && inline(found.file)
    if (source) flow.inline(writePicture(source, found.width))
    else lost.picture += 1
  }

  /** Writes the text of one part of the file. `isNote` where each note begins with its own sign. */
  function write(story: Story, isNote: boolean): string {
    const flow = openFlow(spend)
    const fields: Field[] = []
    let notes = 0
    let last = plainParagraph

    function readSign(letter: string, offset: number, format: LetterFormat): void {
      const field = fields.at(-1)
      if (letter === '\x13') fields.push({ instruction: '', isResult: false, href: field?.href ?? null })
      else if (letter === '\x14' && field) {
        field.isResult = true
        field.href = linkOf(field.instruction) ?? field.href
      } else if (letter === '\x15') {
        fields.pop()
        const drawn = field ? drawnByField(field.instruction) : ''
        if (drawn) flow.inline(drawn)
      } else if (field && !field.isResult) readText(shown[letter] ?? '', format)
      else if (format.symbol !== null) readText(String.fromCharCode(format.symbol), format)
      else if (letter === '\x01' && format.isSpecial && format.picture !== null) {
        writeFound(flow, linePicture(file.data, format.picture))
      } else if (letter === '\x02' && format.isSpecial) {
        if (isNote) notes += 1
        else noteCount += 1
        flow.inline(`<sup>${isNote ? notes : noteCount}</sup>`)
      } else if (letter === '\x08' && format.isSpecial) writeFound(flow, pictureBeside(offset))
      else readText(shown[letter] ?? '', format)
    }

    function readText(text: string, format: LetterFormat): void {
      const field = fields.at(-1)
      if (field && !field.isResult) field.instruction = addInstruction(field.instruction, text)
      else if (!format.isHidden && text) flow.text(text, { ...format.text, href: field?.href ?? null })
    }

    function readLetters(from: number, to: number, format: LetterFormat): void {
      let at = from
      while (at < to) {
        const rest = file.text.slice(at, to)
        const found = rest.search(sign)
        const plain = found < 0 ? rest : rest.slice(0, found)
        if (plain) readText(plain, format)
        if (found >= 0) readSign(rest.charAt(found), at + found, format)
        at += plain.length + (found < 0 ? 0 : 1)
        if (fields.length > maxFields) fields.shift()
      }
    }

    function readParagraph(from: number, end: number): void {
      const { style, sprms, format } = blockAt(end)
      last = format.paragraph
      if (format.isRowEnd && file.text[end] === '\x07') {
        flow.endRow(rowShape(sprms))
        return
      }
      if (format.list > 0 && from < end) {
        const mark = lists.next(format.list, format.listLevel)
        if (mark) flow.text(`${mark}\u2002`, plainText)
      }
      let at = from
      for (let index = firstBehind(file.letters, from); at < end; index += 1) {
        const run = file.letters[index]
        const start = Math.min(end, run?.start ?? end)
        if (start > at) readLetters(at, start, letterFormat(noSprms, style, styleOf))
        const stop = Math.min(end, run?.end ?? end)
        if (run && stop > Math.max(at, start)) {
          readLetters(Math.max(at, start), stop, letterFormat(run.sprms, style, styleOf))
        }
        at = Math.max(at, stop)
      }
      const ending = file.text[end]
      if (ending === '\x07' && format.depth < 2) flow.endCell(format.paragraph)
      else if (ending === '\r' || from < end) flow.endParagraph(format.paragraph, format.isInTable)
    }

    let from = story.start
    for (let at = story.start; at < story.end; at += 1) {
      if (!endings.has(file.text[at] ?? '')) continue
      readParagraph(from, at)
      from = at + 1
    }
    if (from < story.end) readParagraph(from, story.end)
    return flow.end(last)
  }

  const { headers, footers } = headerStories(file)
  const html = writeDocument({
    headers: headers.map((story) => write(story, false)),
    body: write(file.stories.body, false) + write(file.stories.boxes, false),
    notes: [write(file.stories.notes, true), write(file.stories.endnotes, true)],
    footers: footers.map((story) => write(story, false)),
  })
  return { html, lost, isSimplified: true }
}

/** Heads and feet: six for each section, the even, odd and first ones, after six of another kind. */
function headerStories(file: ReturnType<typeof openWordFile>): { headers: Story[]; footers: Story[] } {
  const { start, end } = file.tableAt(11)
  const { headers: whole } = file.stories
  const count = Math.min(6 * 1000, Math.floor((end - start) / 4) - 1)
  const found: { headers: Story[]; footers: Story[] } = { headers: [], footers: [] }
  let reached = whole.start
  for (let index = 6; index < count; index += 1) {
    const offset = (at: number) => Math.min(whole.end, whole.start + file.tables.u32(start + at * 4))
    const story = { start: Math.max(reached, offset(index)), end: offset(index + 1) }
    reached = Math.max(reached, story.end)
    // The last sign of each only closes it.
    if (story.end - story.start < 2) continue
    found[[0, 1, 4].includes(index % 6) ? 'headers' : 'footers'].push({ ...story, end: story.end - 1 })
  }
  return found
}
