import { decodeEntities, readCueText, type TimedWord } from './cue-text.ts'
import { maxSentences } from './stored-transcript.ts'
import { isTimesLine, readSpan, type Span, type TranscriptKind } from './times.ts'
import { findWrittenNames, readNamedLine } from './written-name.ts'

export interface Sentence extends Span {
  readonly text: string
  readonly speaker?: string
  readonly words?: readonly TimedWord[]
}

type TranscriptFaultName = 'transcriptHead' | 'transcriptTimes' | 'transcriptBackwards' | 'transcriptTooLong'

interface TranscriptFault {
  readonly line: number
  readonly fault: TranscriptFaultName
}

export interface ReadTranscript {
  readonly sentences: Sentence[]
  /** With any fault no sentence may be stored: unreadable ones would be missing. */
  readonly faults: TranscriptFault[]
}

/** With more faults than this a file is of another kind, and listing them does not help. */
export const maxTranscriptFaults = 20

interface Block {
  readonly lines: readonly string[]
  /** The number of its first line, from 1. */
  readonly line: number
}

function cutBlocks(lines: readonly string[], from: number, isBlank: (line: string) => boolean): Block[] {
  const blocks: Block[] = []
  let open: string[] | null = null
  for (const [index, line] of lines.entries()) {
    if (index < from || isBlank(line)) {
      open = null
    } else if (open) {
      open.push(line)
    } else {
      open = [line]
      blocks.push({ lines: open, line: index + 1 })
    }
  }
  return blocks
}

/** The head of WebVTT, up to the first blank line or the first cue. */
function countHeadLines(lines: readonly string[]): number {
  const end = lines.findIndex((line, index) => index > 0 && (line === '' || line.includes('-->')))
  return end === -1 ? lines.length : end
}

/** Comments, styles and regions have no text. */
function isSilent({ lines: [first = '', second = ''] }: Block): boolean {
  if (/^NOTE(?:[ \t]|$)/.test(first)) return true
  return /^(?:STYLE|REGION)[ \t]*$/.test(first) && !second.includes('-->')
}

interface Cue {
  readonly span: Span
  readonly lines: readonly string[]
}

function readTimes(line: string, kind: TranscriptKind): Span | TranscriptFaultName {
  const span = readSpan(line, kind)
  if (!span) return 'transcriptTimes'
  return span.endMs < span.startMs ? 'transcriptBackwards' : span
}

/** Tags at the start of a line, and an entity or two: the name stands behind them. */
const plainStart = (line: string) => decodeEntities(line.slice(0, 400).replace(/^(?:<[^<>]{0,40}>)+/, ''))
const hasVoiceTag = /<v[\s.]/i

/** The names that the lines of cues begin with, in a file without tags for voices. */
function namesIn(cues: readonly Cue[]): ReadonlySet<string> {
  const lines = cues.flatMap((cue) => cue.lines)
  if (lines.some((line) => hasVoiceTag.test(line))) return new Set()
  return findWrittenNames(lines.filter((line) => line.trim() !== '').map(plainStart))
}

/** The lines of a cue by the speaker whose name they begin with. */
function bySpeaker(lines: readonly string[], names: ReadonlySet<string>) {
  const spoken: { speaker: string | null; lines: string[] }[] = []
  for (const line of lines) {
    const named = names.size > 0 ? readNamedLine(plainStart(line)) : null
    const open = spoken.at(-1)
    if (named && names.has(named.name)) {
      const colon = line.search(/[:：]/)
      spoken.push({ speaker: named.name, lines: [line.slice(colon + 1)] })
    } else if (open) open.lines.push(line)
    else spoken.push({ speaker: null, lines: [line] })
  }
  return spoken
}

function readCue({ span, lines }: Cue, names: ReadonlySet<string>): Sentence[] {
  const turns = bySpeaker(lines, names).flatMap(({ speaker: name, lines: own }) =>
    readCueText(own.join('\n'), span).map((turn) => ({ ...turn, speaker: turn.speaker ?? name })),
  )
  return turns.map(({ speaker, text: sentence, words }) => ({
    ...(turns.length > 1 ? spanOf(words, span) : span),
    text: sentence,
    ...(speaker !== null && { speaker }),
    ...(words && { words }),
  }))
}

/** The time of one of several voices: that of its words, where it is known. */
function spanOf(words: readonly TimedWord[] | null, cue: Span): Span {
  return { startMs: words?.[0]?.startMs ?? cue.startMs, endMs: words?.at(-1)?.endMs ?? cue.endMs }
}

/** The lines of times in a block: at its top or below its name, and wherever a cue follows without a blank line. */
function timesIn({ lines }: Block): number[] {
  const first = lines.slice(0, 2).findIndex((line) => line.includes('-->'))
  if (first === -1) return []
  return [first, ...lines.flatMap((line, index) => (index > first && isTimesLine(line) ? [index] : []))]
}

function readBlock(block: Block, kind: TranscriptKind): (Cue | TranscriptFault)[] {
  const timesLines = timesIn(block)
  if (timesLines.length > maxSentences) return [{ line: block.line, fault: 'transcriptTooLong' }]
  if (timesLines.length === 0) {
    return [{ line: block.line + Math.min(1, block.lines.length - 1), fault: 'transcriptTimes' }]
  }
  return timesLines.flatMap((timesLine, index): (Cue | TranscriptFault)[] => {
    const next = timesLines[index + 1] ?? block.lines.length
    const isNumbered =
      next < block.lines.length && kind === 'srt' && /^\d+\s*$/.test(block.lines[next - 1] ?? '')
    const span = readTimes(block.lines[timesLine] ?? '', kind)
    if (typeof span === 'string') return [{ line: block.line + timesLine, fault: span }]
    return [{ span, lines: block.lines.slice(timesLine + 1, isNumbered ? next - 1 : next) }]
  })
}

const isFault = (read: Cue | TranscriptFault): read is TranscriptFault => 'fault' in read

/**
 * Reads a transcript in WebVTT or SubRip into sentences in order of time.
 *
 * Cues may overlap and be in any order; names, settings, styles and comments are ignored. A malformed line of times is
 * a fault: without its cue the transcript would be incomplete.
 */
export function readTranscript(content: string, kind: TranscriptKind): ReadTranscript {
  // The database cannot store a NUL; WebVTT replaces it by this character.
  const lines = content
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n|\n|\r/)
  const isVtt = kind === 'vtt'
  if (isVtt && !/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) {
    return { sentences: [], faults: [{ line: 1, fault: 'transcriptHead' }] }
  }
  const isBlank = isVtt ? (line: string) => line === '' : (line: string) => line.trim() === ''
  const blocks = cutBlocks(lines, isVtt ? countHeadLines(lines) : 0, isBlank)
  const read: (Cue | TranscriptFault)[] = []
  for (const block of blocks) {
    if (isVtt && isSilent(block)) continue
    for (const each of readBlock(block, kind)) read.push(each)
    // Stops at the limit of faults: a file may have a million cues.
    if (read.length > maxSentences) {
      return { sentences: [], faults: [{ line: block.line, fault: 'transcriptTooLong' }] }
    }
  }
  const faults = read.filter(isFault).slice(0, maxTranscriptFaults)
  const cues = read.flatMap((each) => (isFault(each) ? [] : each))
  const names = namesIn(cues)
  const sentences = cues.flatMap((cue) => readCue(cue, names))
  if (sentences.length > maxSentences)
    return { sentences: [], faults: [{ line: 1, fault: 'transcriptTooLong' }] }
  return { sentences: sentences.sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs), faults }
}
