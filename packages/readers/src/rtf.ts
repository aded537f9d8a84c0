import { TooMuch } from './archive.ts'
import { addInstruction, drawnByField, linkOf } from './output/fields.ts'
import { type Flow, openFlow } from './output/flow.ts'
import { inlinePictures } from './output/pictures.ts'
import { outputLimit, writeDocument, writePicture } from './output/runs.ts'
import type { DocumentParser } from './reader.ts'
import { readDefinitions } from './rtf/definitions.ts'
import { byteQueue, decodeFontText } from './rtf/letters.ts'
import { formatAfter, plainFormat, type RowDefinition, rowDefinition } from './rtf/state.ts'
import { type RtfToken, rtfTokens } from './rtf/tokens.ts'
import { breaks, destinations, type Group, isDefinition, letters, symbols } from './rtf/words.ts'

const maxDepth = 2000

interface OpenFlow {
  readonly flow: Flow
  readonly row: RowDefinition
  isInRow: boolean
}

/** Reads Rich Text Format as Word, WPS and LibreOffice write it. Works through the file once, without recursion. */
export const rtfParser: DocumentParser = async (file) => {
  const start = file.subarray(0, 64).indexOf('{\\rtf')
  if (start < 0) throw new Error('this is no rich text')

  const definitions = readDefinitions()
  const inline = inlinePictures()
  const spend = outputLimit()
  const lost = { picture: 0, embedded: 0, equation: 0 }
  const headers: string[] = []
  const footers: string[] = []
  const notes: string[] = []
  const newFlow = (): OpenFlow => ({ flow: openFlow(spend), row: rowDefinition(), isInRow: false })
  const body = newFlow()
  const flows: OpenFlow[] = []
  let into = body
  const stack: Group[] = []
  let group: Group = { destination: 'shown', format: plainFormat, fallback: 1, atEnd: null }
  /** How the file's last paragraph is set, which no word needs to end. */
  let last = plainFormat.paragraph
  const waiting = byteQueue()
  let isIgnorable = false
  let toSkip = 0
  let codePage = 1252
  let defaultFont = 0
  let noteCount = 0
  let instruction = ''
  let marker = ''
  let property = ''
  let picture: { parts: Buffer[]; isBinary: boolean; goal: number; scale: number } | null = null

  function writeOut(text: string): void {
    const { destination, format } = group
    if (destination === 'shown' && !format.isHidden) into.flow.text(text, format.text)
    else if (destination === 'instruction') instruction = addInstruction(instruction, text)
    else if (destination === 'marker') marker += text
    else if (destination === 'property') property = text.trim()
    else if (isDefinition(destination)) definitions.text(destination, text)
  }

  function endText(): void {
    const bytes = waiting.take()
    if (bytes.length === 0) return
    writeOut(decodeFontText(bytes, definitions.found.fonts.get(group.format.font ?? defaultFont), codePage))
  }

  function openGroup(): void {
    endText()
    if (stack.length >= maxDepth) throw new TooMuch('nested too deep')
    stack.push(group)
    group = { ...group, atEnd: null }
    isIgnorable = false
    toSkip = 0
    if (group.destination === 'styles') definitions.open()
  }

  function closeGroup(): void {
    endText()
    group.atEnd?.()
    if (stack.length === 1) last = group.format.paragraph
    group = stack.pop() ?? group
    toSkip = 0
  }

  /** Sends what the group holds into a flow of its own. */
  function divert(atEnd: (html: string) => void): void {
    flows.push(into)
    into = newFlow()
    const format = { ...plainFormat, font: group.format.font }
    group = {
      ...group,
      destination: 'shown',
      format,
      atEnd: () => {
        const html = into.flow.end(group.format.paragraph)
        into = flows.pop() ?? body
        atEnd(html)
      },
    }
  }

  function endInstruction(): void {
    const field = stack.pop()
    if (!field) return
    const href = linkOf(instruction)
    stack.push(href ? { ...field, format: { ...field.format, text: { ...field.format.text, href } } } : field)
    const drawn = drawnByField(instruction)
    if (drawn && field.destination === 'shown') into.flow.inline(drawn)
  }

  /** The number or bullet of a list's paragraph, as the file's writer worked it out. */
  function endMarker(): void {
    const shown = marker.trim()
    if (shown) into.flow.text(`${shown}\u2002`, group.format.text)
  }

  function endPicture(): void {
    if (!picture) return
    const bytes = Buffer.concat(picture.parts)
    const source = inline(
      picture.isBinary ? bytes : Buffer.from(bytes.toString('latin1').replace(/\s+/g, ''), 'hex'),
    )
    const width = (picture.goal / 20) * (picture.scale / 100)
    if (!source) lost.picture += 1
    else into.flow.inline(writePicture(source, width))
    picture = null
  }

  /** Begins what a word says that its group is; false where it says nothing of the kind. */
  function enter(name: string): boolean {
    const destination = destinations.get(name)
    if (destination) group = { ...group, destination }
    // A shape is drawn with many pictures; this one is its own, the others fill and edge it.
    else if (name === 'sv') group = { ...group, destination: property === 'pib' ? 'holder' : 'skipped' }
    else if (name === 'pict') {
      picture = { parts: [], isBinary: false, goal: 0, scale: 100 }
      group = { ...group, destination: 'picture', atEnd: endPicture }
    } else if (name === 'fldinst') {
      instruction = ''
      group = { ...group, destination: 'instruction', atEnd: endInstruction }
    } else if (name === 'listtext' || name === 'pntext') {
      marker = ''
      group = { ...group, destination: 'marker', atEnd: endMarker }
    } else if (/^header[lrf]?$/.test(name)) divert((html) => headers.push(html))
    else if (/^footer[lrf]?$/.test(name)) divert((html) => footers.push(html))
    else if (name === 'footnote') {
      noteCount += 1
      divert((html) => notes.push(html))
    } else if (name === 'shptxt' || name === 'dptxbxtext') {
      divert((html) => into.flow.block(html))
    } else if (name === 'moMath') {
      lost.equation += 1
      group = { ...group, destination: 'skipped' }
    } else if (name === 'object') lost.embedded += 1
    else return false
    return true
  }

  function readTableWord(name: string, value: number | null): void {
    const { destination } = group
    if (isDefinition(destination)) definitions.word(destination, name, value)
    else if (destination === 'picture' && picture) {
      if (name === 'picwgoal') picture.goal = value ?? 0
      else if (name === 'picscalex') picture.scale = value ?? 100
    }
  }

  /** What stands between pieces of text: ends of paragraphs, cells and rows, and marks. */
  function readBodyWord(name: string, value: number | null): void {
    const { paragraph, isInTable } = group.format
    if (name === 'par' || name === 'sect') into.flow.endParagraph(paragraph, isInTable || into.isInRow)
    else if (name === 'cell') into.flow.endCell(paragraph)
    else if (name === 'row') {
      into.flow.endRow(into.row.shape())
      into.isInRow = false
    } else if (name === 'nestcell' || name === 'nestrow') {
      writeOut(name === 'nestcell' ? '\t' : '\n')
    } else if (name === 'chftn') writeOut(`${flows.length > 0 ? noteCount : noteCount + 1}`)
    else if (into.row.take(name, value, definitions.found)) into.isInRow ||= name === 'trowd'
  }

  function readWord(name: string, value: number | null): void {
    const letter = letters.get(name)
    if (letter !== undefined && toSkip > 0) {
      toSkip -= 1
      return
    }
    endText()
    toSkip = 0
    const wasIgnorable = isIgnorable
    isIgnorable = false
    if (group.destination === 'skipped') return
    if (enter(name)) return
    if (wasIgnorable) {
      group = { ...group, destination: 'skipped' }
      return
    }
    const format = formatAfter(group.format, name, value, definitions.found)
    const text = letter ?? breaks.get(name)
    if (name === 'u') {
      writeOut(String.fromCharCode((value ?? 0) & 0xffff))
      toSkip = group.fallback
    } else if (name === 'uc') group = { ...group, fallback: Math.max(0, value ?? 1) }
    else if (name === 'ansicpg') codePage = value ?? 1252
    else if (name === 'deff') defaultFont = value ?? 0
    else if (text !== undefined) writeOut(text)
    else if (group.destination !== 'shown') readTableWord(name, value)
    else if (!format) readBodyWord(name, value)
    if (format) group = { ...group, format }
  }

  function readBytes(bytes: Buffer): void {
    if (group.destination === 'skipped' || group.destination === 'holder') return
    if (group.destination === 'picture') picture?.parts.push(bytes)
    else {
      const from = Math.min(toSkip, bytes.length)
      toSkip -= from
      waiting.push(bytes.subarray(from))
    }
  }

  function readToken(token: RtfToken): void {
    if (token.kind === 'open') openGroup()
    else if (token.kind === 'close') closeGroup()
    else if (token.kind === 'word') readWord(token.name, token.value)
    else if (token.kind === 'text') readBytes(token.bytes)
    else if (token.kind === 'binary') {
      if (picture) picture = { ...picture, parts: [token.bytes], isBinary: true }
    } else if (token.kind === 'byte') {
      if (toSkip > 0) toSkip -= 1
      else if (group.destination !== 'skipped') waiting.pushByte(token.value)
    } else if (token.kind === 'symbol' && token.name === '*') isIgnorable = true
    else if (token.kind === 'symbol') {
      const text = symbols.get(token.name)
      if (text === undefined) return
      if (toSkip > 0) toSkip -= 1
      else if (text.charCodeAt(0) < 0x80) waiting.pushByte(text.charCodeAt(0))
      else {
        endText()
        writeOut(text)
      }
    }
  }

  for (const token of rtfTokens(file.subarray(start))) {
    readToken(token)
    if (token.kind === 'close' && stack.length === 0) break
  }
  while (stack.length > 0) closeGroup()
  const html = writeDocument({ headers, footers, notes, body: body.flow.end(last) })
  return { html, lost, isSimplified: true }
}
