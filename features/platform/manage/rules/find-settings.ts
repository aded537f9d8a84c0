import { maxSearch } from './address.ts'

/** The words of one setting in the language of the reader. */
export interface SettingWords {
  readonly slug: string
  /** Null for the section itself, and for a setting without a row of its own. */
  readonly setting: string | null
  readonly isSection: boolean
  readonly label: string
  readonly text: string
}

/** A piece of a text. */
export interface Piece {
  readonly text: string
  readonly isHit: boolean
}

export interface SettingHit {
  readonly slug: string
  readonly setting: string | null
  readonly isSection: boolean
  readonly label: readonly Piece[]
  /** Excerpt around the first hit of the explanation; empty if only the label has one. */
  readonly text: readonly Piece[]
}

/** How much of an explanation stands before its first hit, and in all (characters). */
const excerpt = { before: 24, length: 100 }

/** The form in which texts are compared: without case, and with full-width letters as plain ones. */
interface Folded {
  readonly text: string
  /** For each character of `text` the place in the original. */
  readonly places: readonly number[]
}

function fold(text: string): Folded {
  let folded = ''
  const places: number[] = []
  let place = 0
  for (const sign of text) {
    const plain = sign.normalize('NFKC').toLowerCase()
    folded += plain
    for (let at = 0; at < plain.length; at += 1) places.push(place)
    place += sign.length
  }
  places.push(place)
  return { text: folded, places }
}

/** The words that a search asks for, without case. */
export function searchedWords(search: string): string[] {
  const words = fold(search.slice(0, maxSearch)).text.split(/\s+/).filter(Boolean)
  return [...new Set(words)]
}

/** Cuts a text at the hits of the words. The pieces together are the text. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const { text: folded, places } = fold(text)
  const isHit = new Array<boolean>(text.length).fill(false)
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      isHit.fill(true, places[at] ?? 0, endOf(places, at + word.length))
  const pieces: Piece[] = []
  for (let start = 0; start < text.length; ) {
    let end = start + 1
    while (end < text.length && isHit[end] === isHit[start]) end += 1
    pieces.push({ text: text.slice(start, end), isHit: isHit[start] === true })
    start = end
  }
  return pieces
}

/** The end in the original of what ends before `at` in the folded text: a sign that folds to several stays whole. */
function endOf(places: readonly number[], at: number): number {
  const last = places[at - 1] ?? 0
  return places.find((place) => place > last) ?? last
}

/** Drops the rest of a word that a cut has left at the start. Ideographs stand for themselves. */
function withoutFirstPart(text: string): string {
  return text.replace(/^[\p{sc=Latin}\d]+[^\p{sc=Latin}\d]?\s*/u, '')
}

const ofLatinWord = /[\p{sc=Latin}\d-]/u

/** Drops the start of a word that a cut has left at the end. */
function withoutLastPart(text: string): string {
  const signs = Array.from(text)
  const end = signs.findLastIndex((sign) => !ofLatinWord.test(sign)) + 1
  return signs.slice(0, end).join('').trimEnd()
}

function excerptOf(pieces: readonly Piece[]): Piece[] {
  const first = pieces.findIndex(({ isHit }) => isHit)
  if (first < 0) return []
  const before = pieces
    .slice(0, first)
    .map(({ text }) => text)
    .join('')
  const start =
    before.length > excerpt.before ? `…${withoutFirstPart(before.slice(-excerpt.before))}` : before
  const shown: Piece[] = start === '' ? [] : [{ text: start, isHit: false }]
  let room = excerpt.length - start.length
  for (const piece of pieces.slice(first)) {
    if (room <= 0) break
    const isCut = !piece.isHit && piece.text.length > room
    shown.push(isCut ? { text: `${withoutLastPart(piece.text.slice(0, room))}…`, isHit: false } : piece)
    room -= piece.text.length
  }
  return shown
}

/** Returns the settings that contain every word of the search, in their order; none for an empty search. */
export function findSettings(settings: readonly SettingWords[], search: string): SettingHit[] {
  const words = searchedWords(search)
  if (words.length === 0) return []
  return settings.flatMap(({ label, text, ...place }) => {
    const all = fold(`${label}\n${text}`).text
    if (!words.every((word) => all.includes(word))) return []
    return [{ ...place, label: markWords(label, words), text: excerptOf(markWords(text, words)) }]
  })
}
