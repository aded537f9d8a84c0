import { maxSentences } from './stored-transcript.ts'
import type { Sentence } from './transcript.ts'
import { findWrittenNames, isWrittenName, readNamedLine } from './written-name.ts'

export type ReadTextTranscript =
  | { readonly sentences: Sentence[] }
  | { readonly fault: 'transcriptText' | 'transcriptClock' | 'transcriptTooLong' }

/** `1:02:03`, `0:01` or `00:00:02.370`, and with an end. */
const time = String.raw`(\d{1,3}(?::\d{1,2}){1,2}(?:[.,]\d{1,3})?)(?![\d:])`
const times = `${time}(?: ?(?:-|–|—|-->|~|至) ?${time})?`
/** `Name 0:01`, `Name(00:00:05): text`, `Name [00:05]`. */
const nameThenTime = new RegExp(
  String.raw`^(\S.{0,99}?) ?[ (\[（【]${times}[)\]）】]?(?: ?[:：] ?|(?= ?$))`,
  'u',
)
/** `00:00:05 Name`, `[00:00:02 - 00:00:07] Name: text`, or the time alone. */
const timeFirst = new RegExp(String.raw`^[(\[（【]?${times}[)\]）】]? ?(?:[|-] ?)?`, 'u')
/** `[Name] 14:03:22`, a time of the day: so Zoom's window saves what it shows. */
const clockHead = /^\[[^\]]{1,100}\] \d{1,2}:\d{2}:\d{2}$/u
/** The head of a turn stands at the start of a line. */
const longestHead = 220

function readMs(text: string | undefined): number | null {
  if (text === undefined) return null
  const [whole = '', part = ''] = text.split(/[.,]/)
  const seconds = whole.split(':').reduce((sum, each) => sum * 60 + Number(each), 0)
  return seconds * 1000 + Number(part.padEnd(3, '0'))
}

interface Head {
  /** Null for a time that stands alone. */
  readonly speaker: string | null
  readonly startMs: number | null
  readonly endMs: number | null
  readonly text: string
}

/** A line that begins a turn, or a stretch of time. */
function readHead(line: string): Head | null {
  const start = line.slice(0, longestHead)
  const first = timeFirst.exec(start)
  if (first) {
    const span = { startMs: readMs(first[1]), endMs: readMs(first[2]) }
    const rest = line.slice(first[0].length)
    const named = readNamedLine(rest)
    if (named) return { ...span, speaker: named.name, text: named.text }
    return rest === '' || isWrittenName(rest) ? { ...span, speaker: rest || null, text: '' } : null
  }
  const last = nameThenTime.exec(start)
  const name = last?.[1] ?? ''
  if (!last || !isWrittenName(name)) return null
  const text = line.slice(last[0].length).trim()
  return { speaker: name, startMs: readMs(last[2]), endMs: readMs(last[3]), text }
}

/** Lines that the tools add to what is said. */
const toolLine =
  /^(?:transcribed by https?:\/\/\S{1,200}|this editable transcript was computer generated.{0,100}|transcription ended after.{0,100})$/iu

interface Turn extends Omit<Head, 'text'> {
  readonly lines: string[]
}

const isCapitalised = (name: string) =>
  name.split(' ').every((word) => !/^\p{Ll}/u.test(word)) || findWrittenNames([`${name}:`]).size > 0

/**
 * The heads of the lines; null for a line that is said.
 *
 * `We met at 10:30` is no head: a name stands more than once, or its words are capitalised, and no turn begins before
 * the turn above it.
 */
function readHeads(lines: readonly string[]): (Head | null)[] {
  const heads = lines.map(readHead)
  const counts = new Map<string | null, number>()
  for (const head of heads) if (head) counts.set(head.speaker, (counts.get(head.speaker) ?? 0) + 1)
  let lastMs = 0
  return heads.map((head) => {
    if (!head) return null
    const { speaker, startMs } = head
    const isName = speaker === null || (counts.get(speaker) ?? 0) > 1 || isCapitalised(speaker)
    if (!isName || (startMs ?? 0) < lastMs) return null
    lastMs = startMs ?? lastMs
    return head
  })
}

/** The turns of the lines. A time alone holds for the turns below it; lines without a head go on with the turn above. */
function readTurns(lines: readonly string[]): Turn[] {
  const heads = readHeads(lines)
  const hasNames = heads.some((head) => head !== null && head.speaker !== null)
  const names = hasNames ? new Set<string>() : findWrittenNames(lines.filter((_, index) => !heads[index]))
  const turns: Turn[] = []
  let block: Head | null = null
  let open: Turn | null = null
  const begin = (head: Head) => {
    const turn = { ...head, lines: head.text === '' ? [] : [head.text] }
    turns.push(turn)
    return turn
  }
  for (const [index, line] of lines.entries()) {
    const head = heads[index]
    const named = readNamedLine(line)
    const span = { startMs: block?.startMs ?? null, endMs: block?.endMs ?? null }
    const next = lines[index + 1]
    if (head) {
      block = head
      open = head.speaker === null ? null : begin(head)
    } else if (named && names.has(named.name))
      open = begin({ ...span, speaker: named.name, text: named.text })
    else if (open) open.lines.push(line)
    // Below a time from and to, the name has a line of its own.
    else if (span.endMs !== null && next !== undefined && !heads[index + 1] && isWrittenName(line))
      open = begin({ ...span, speaker: line, text: '' })
    else if (block) open = begin({ ...span, speaker: null, text: line })
  }
  return turns.filter(({ lines: said }) => said.length > 0)
}

/** About how long words take to say, where nothing tells their end. */
const msACharacter = 60
const shortestMs = 1_000

/** The next later start after each turn; null where none comes. */
function laterStarts(turns: readonly Turn[]): (number | null)[] {
  let start: number | null = null
  let later: number | null = null
  const starts = turns.toReversed().map((turn) => {
    if (turn.startMs !== start) later = start
    start = turn.startMs
    return later
  })
  return starts.reverse()
}

function sentencesOf(turns: readonly Turn[]): Sentence[] {
  const later = laterStarts(turns)
  return turns.map(({ speaker, startMs, endMs, lines }, index) => {
    const text = lines.join(' ')
    const start = startMs ?? 0
    const estimate = startMs === null ? 0 : Math.max(shortestMs, text.length * msACharacter)
    const end = endMs ?? later[index] ?? start + estimate
    return {
      startMs: start,
      endMs: Math.max(start, end),
      text,
      ...(speaker !== null && { speaker }),
    }
  })
}

/**
 * Reads a transcript that a meeting tool exported as text: the turns of Otter, Google Meet, Teams, Tencent Meeting and
 * Feishu, with the name of the speaker and a time before each, or before a stretch of them.
 *
 * What stands above the first turn is the tool's own. A turn without a time gets none.
 */
export function readTextTranscript(content: string): ReadTextTranscript {
  const lines = content
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n|\n|\r/)
    .map((line) => line.replace(/[\s\u00a0]+/gu, ' ').trim())
    .filter((line) => line !== '' && !toolLine.test(line.slice(0, 400)))
  if (lines.filter((line) => clockHead.test(line)).length > 1) return { fault: 'transcriptClock' }
  const turns = readTurns(lines)
  if (turns.length === 0) return { fault: 'transcriptText' }
  if (turns.length > maxSentences) return { fault: 'transcriptTooLong' }
  return { sentences: sentencesOf(turns).sort((a, b) => a.startMs - b.startMs) }
}
