import { cutText } from '@candor/kernel/cut-text'
import { isRecord } from '@candor/kernel/is-record'
import { lineAndColumnOf } from '../../../platform/imports/rules/json.ts'
import { maxSentences } from './stored-transcript.ts'
import type { Sentence } from './transcript.ts'
import { findWrittenNames, readNamedLine } from './written-name.ts'

/** The example in a fault: one sentence in seconds. */
export const segmentExample = '[{ "start": 0.5, "end": 4.2, "text": "…" }]'

interface JsonTranscriptFault {
  readonly fault:
    | 'transcriptJson'
    | 'transcriptSegment'
    | 'transcriptSegmentBackwards'
    | 'transcriptMilliseconds'
    | 'transcriptTooLong'
  readonly values: Readonly<Record<string, string | number>>
}

/** The value in the form of the bundle, whose schema checks it. */
export type ReadJsonTranscript = { value: unknown } | { faults: readonly JsonTranscriptFault[] }

const maxFaults = 20
const longestWord = 200
const longestName = 200

const fault = (
  name: JsonTranscriptFault['fault'],
  values: JsonTranscriptFault['values'] = {},
): { faults: JsonTranscriptFault[] } => ({ faults: [{ fault: name, values }] })

function parse(text: string): { value: unknown } | { faults: JsonTranscriptFault[] } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return fault('transcriptJson', { place: lineAndColumnOf(error, text) })
    throw error
  }
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
const msOf = (seconds: number) => Math.round(seconds * 1000)

function wordOf(given: unknown) {
  if (!isRecord(given) || !isTime(given.start) || !isTime(given.end) || given.end < given.start) return null
  const written = given.word ?? given.text
  const text = typeof written === 'string' ? written.trim() : ''
  if (text === '' || text.length > longestWord) return null
  const confidence = given.probability ?? given.score ?? given.confidence
  const isShare = isTime(confidence) && confidence <= 1
  return { startMs: msOf(given.start), endMs: msOf(given.end), text, ...(isShare && { confidence }) }
}

/** The words are used only if each has its times. */
function wordsOf(given: unknown): NonNullable<Sentence['words']> | null {
  if (!Array.isArray(given) || given.length === 0) return null
  const words = given.flatMap((word) => wordOf(word) ?? [])
  return words.length === given.length ? words : null
}

type Segment = Sentence | JsonTranscriptFault['fault'] | null

/** A segment as a sentence; null for an empty one. */
function sentenceOf(given: unknown): Segment {
  if (!isRecord(given) || typeof given.text !== 'string') return 'transcriptSegment'
  const { start, end } = given
  if (!isTime(start) || !isTime(end)) return 'transcriptSegment'
  if (end < start) return 'transcriptSegmentBackwards'
  const text = given.text.trim()
  if (text === '') return null
  const speaker = typeof given.speaker === 'string' ? cutText(given.speaker.trim(), longestName) : ''
  const words = wordsOf(given.words)
  return {
    startMs: msOf(start),
    endMs: msOf(end),
    text,
    ...(speaker !== '' && { speaker: speaker.toWellFormed() }),
    ...(words && { words }),
  }
}

/** No sentence takes this long: one with hardly any words in it has other units than seconds. */
const longestSentenceMs = 300_000
/** Speech has at least three characters a second; milliseconds read as seconds give less than this. */
const fewestCharactersASecond = 0.1

/** The length of the longest sentence, if its times are probably milliseconds; else null. */
function findMilliseconds(sentences: readonly Sentence[]): number | null {
  const isWhole = sentences.every(({ startMs, endMs }) => startMs % 1000 === 0 && endMs % 1000 === 0)
  const longestMs = sentences.reduce((most, { startMs, endMs }) => Math.max(most, endMs - startMs), 0)
  const seconds = sentences.reduce((sum, { startMs, endMs }) => sum + (endMs - startMs) / 1000, 0)
  const characters = sentences.reduce((sum, { text }) => sum + text.length, 0)
  const isSlow = longestMs > longestSentenceMs && characters < seconds * fewestCharactersASecond
  return isWhole && isSlow ? longestMs / 1000 : null
}

/** Takes the names that texts begin with as their speakers, where nothing else tells voices apart. */
function withWrittenNames(sentences: readonly Sentence[]): readonly Sentence[] {
  if (sentences.some(({ speaker }) => speaker !== undefined)) return sentences
  const names = findWrittenNames(sentences.map(({ text }) => text))
  if (names.size === 0) return sentences
  return sentences.flatMap((sentence) => {
    const named = readNamedLine(sentence.text)
    if (!named || !names.has(named.name)) return sentence
    return named.text === '' ? [] : { ...sentence, text: named.text, speaker: named.name }
  })
}

function readSegments(segments: readonly unknown[], name: string): ReadJsonTranscript {
  const read = segments.map(sentenceOf)
  const faults = read.flatMap((each, index) =>
    typeof each === 'string' ? [{ fault: each, values: { place: `${name}[${index}]` } }] : [],
  )
  if (faults.length > 0) return { faults: faults.slice(0, maxFaults) }
  const sentences = read.flatMap((each) => (each === null || typeof each === 'string' ? [] : each))
  const seconds = findMilliseconds(sentences)
  return seconds === null
    ? { value: { sentences: withWrittenNames(sentences) } }
    : fault('transcriptMilliseconds', { seconds })
}

/**
 * Reads a transcript in JSON, by its content.
 *
 * A list whose items have `startMs` is the bundle's own form; else its items are segments as in Whisper, `start` and
 * `end` in seconds. The list is the whole file, or `sentences` or `segments` of an object.
 */
export function readJsonTranscript(content: string): ReadJsonTranscript {
  const parsed = parse(content)
  if ('faults' in parsed) return parsed
  const { value } = parsed
  const held = isRecord(value) ? value : {}
  const name = Array.isArray(held.sentences) ? 'sentences' : 'segments'
  const list = Array.isArray(value) ? value : held[name]
  if (!Array.isArray(list)) return fault('transcriptJson', { place: 'none' })
  if (list.length > maxSentences) return fault('transcriptTooLong', { limit: maxSentences })
  if (!list.some((item) => isRecord(item) && 'startMs' in item)) {
    return readSegments(list, Array.isArray(value) ? '' : name)
  }
  return { value: name === 'sentences' ? value : { sentences: list } }
}
