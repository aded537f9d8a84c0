import { cutText } from '@candor/kernel/cut-text'
import { readTime, type Span } from './times.ts'

export interface TimedWord extends Span {
  readonly text: string
}

export interface CueSpeech {
  readonly speaker: string | null
  readonly text: string
  /** Left out where the cue has no times of words. */
  readonly words: readonly TimedWord[] | null
}

/** Tags of WebVTT, and of HTML in SRT files. Anything else in `<>` is text: `List<String>`. */
const tagNames =
  'a|b|big|br|c|center|code|div|em|font|i|lang|p|rt|ruby|s|small|span|strike|strong|sub|sup|tt|u|v'
const markup = new RegExp(
  String.raw`<((?:\d{2,3}:)?\d{2}:\d{2}\.\d{3})>|<(\/?)(${tagNames})([\s./][^<>]*)?>|\{\\[^{}]*\}`,
  'gi',
)

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lrm: '\u200e',
  rlm: '\u200f',
}

function characterOf(code: number): string | null {
  const isCharacter = code > 0 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : null
}

/** Decodes entities; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole
    return characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal)) ?? whole
  })
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u

/** Joins the lines of a cue by spaces, except between Chinese or Japanese characters. */
function joinLines(text: string): string {
  const lines = text.split('\n').flatMap((line) => line.replace(/[ \t]+/g, ' ').trim() || [])
  const parts = lines.map((line, index) => {
    const before = lines[index - 1]
    const isUnbroken = before === undefined || (wide.test(before.slice(-1)) && wide.test(line.slice(0, 1)))
    return isUnbroken ? line : ` ${line}`
  })
  return parts.join('')
}

interface Piece {
  readonly speaker: string | null
  /** Null before the first time that the cue names. */
  readonly atMs: number | null
  text: string
}

const longestName = 200

function speakerOf(annotation: string): string | null {
  // `<v.loud Name>`: classes stand before the first space, the name after it.
  const name = decodeEntities(annotation.replace(/^\S*/, '')).replace(/\s+/g, ' ').trim()
  return cutText(name.toWellFormed(), longestName) || null
}

/** Splits a cue's text where its voice or its time changes. */
function cutPieces(text: string): Piece[] {
  const pieces: Piece[] = [{ speaker: null, atMs: null, text: '' }]
  const last = () => pieces.at(-1) ?? { speaker: null, atMs: null, text: '' }
  let from = 0
  for (const match of text.matchAll(markup)) {
    const [whole, time, slash, tag = '', annotation = ''] = match
    last().text += decodeEntities(text.slice(from, match.index))
    from = match.index + whole.length
    if (time !== undefined) pieces.push({ ...last(), atMs: readTime(time), text: '' })
    if (/^br$/i.test(tag)) last().text += '\n'
    if (/^v$/i.test(tag)) pieces.push({ ...last(), speaker: slash ? null : speakerOf(annotation), text: '' })
  }
  last().text += decodeEntities(text.slice(from))
  return pieces.filter((piece) => piece.text.trim() !== '')
}

const longestWord = 200

/** The times of words are used only if all lie in the cue, in order. */
function wordsOf(pieces: readonly Piece[], { startMs, endMs }: Span): TimedWord[] | null {
  if (pieces.every(({ atMs }) => atMs === null)) return null
  const starts = pieces.map(({ atMs }) => atMs ?? startMs)
  const words = pieces.map(({ text }, index) => ({
    startMs: starts[index] ?? startMs,
    endMs: starts[index + 1] ?? endMs,
    text: joinLines(text),
  }))
  const isSound = words.every(
    (word) => word.startMs >= startMs && word.endMs >= word.startMs && word.text.length <= longestWord,
  )
  return isSound && words.every((word) => word.endMs <= endMs) ? words : null
}

/**
 * Reads the text of a cue: tags are removed, entities decoded, and each voice is separate.
 *
 * An empty cue gives nothing.
 */
export function readCueText(text: string, span: Span): CueSpeech[] {
  const pieces = cutPieces(text)
  const words = wordsOf(pieces, span)
  const turns: { speaker: string | null; text: string; words: TimedWord[] | null }[] = []
  pieces.forEach((piece, index) => {
    const word = words?.[index]
    const open = turns.at(-1)
    if (open && open.speaker === piece.speaker) {
      open.text += piece.text
      if (word) open.words?.push(word)
    } else turns.push({ speaker: piece.speaker, text: piece.text, words: word ? [word] : null })
  })
  return turns.map((each) => ({ ...each, text: joinLines(each.text) }))
}
