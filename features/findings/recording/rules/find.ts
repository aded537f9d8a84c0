import type { Recording } from './recording.ts'

/** A text in the form in which it is searched, without width, case and accents, with the way back to its source. */
interface Folded {
  readonly text: string
  /**
   * The offset in the source for each offset in `text` where a sign begins or ends; undefined inside a sign. Null where
   * all offsets are the same.
   */
  readonly begins: readonly (number | undefined)[] | null
  readonly ends: readonly (number | undefined)[] | null
}

/**
 * A character with everything that belongs to it: its accents, the rest of a Korean syllable or of a joined emoji, a
 * flag's other half.
 */
const signs = /\p{RI}\p{RI}|.(?:\u200d.|[\p{M}\p{Emoji_Modifier}\u1160-\u11ff\ud7b0-\ud7ff\uff9e\uff9f])*/gsu

/** Characters that fold one by one, each into one unit: ASCII, dashes and quotes, Chinese, and full-width forms. */
const isPlain = /^[\t\n\r\x20-\x7e\u2012-\u2015\u2018-\u201f\u3000-\u3029\u4e00-\u9fff\uff01-\uff5e]*$/

const unseen = /\p{Default_Ignorable_Code_Point}/gu

// Upper case first, so that the two small forms of sigma, and ß and SS, become equal.
const foldSign = (sign: string) =>
  sign.replace(unseen, '').normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')

function fold(source: string, known = new Map<string, string>()): Folded {
  if (isPlain.test(source)) {
    return { text: source.normalize('NFKC').toLowerCase(), begins: null, ends: null }
  }
  let text = ''
  let at = 0
  const begins: (number | undefined)[] = []
  const ends: (number | undefined)[] = []
  for (const [sign] of source.matchAll(signs)) {
    const folded = known.get(sign) ?? foldSign(sign)
    known.set(sign, folded)
    if (folded !== '') {
      begins[text.length] = at
      ends[text.length + folded.length] = at + sign.length
    }
    text += folded
    at += sign.length
  }
  return { text, begins, ends }
}

/** A text as it is compared: NFKC, without case and invisible characters. */
export function foldedText(text: string): string {
  return fold(text).text
}

/** Found words: in a sentence of an answer, or in its typed text where `line` is null. UTF-16 offsets. */
export interface Hit {
  readonly clip: number
  readonly line: number | null
  readonly from: number
  readonly to: number
}

interface Piece {
  readonly clip: number
  readonly line: number | null
  readonly folded: Folded
}

export type FindableWords = readonly Piece[]

/** Folds the answers of a recording: each sentence by itself, and a typed answer as a whole. */
export function findableWords({ clips }: Pick<Recording, 'clips'>): FindableWords {
  // An interview uses few different characters: each is folded once.
  const known = new Map<string, string>()
  return clips.flatMap(({ sentences, text }, clip): Piece[] => {
    if (sentences.length === 0) return text ? [{ clip, line: null, folded: fold(text, known) }] : []
    return sentences.map((sentence, line) => ({ clip, line, folded: fold(sentence.text, known) }))
  })
}

function hitsIn({ clip, line, folded }: Piece, wanted: string): Hit[] {
  const { text, begins, ends } = folded
  const hits: Hit[] = []
  let at = text.indexOf(wanted)
  while (at >= 0) {
    const end = at + wanted.length
    const from = begins ? (begins[at] ?? -1) : at
    const to = ends ? (ends[end] ?? -1) : end
    const isWhole = from >= 0 && to >= 0
    if (isWhole) hits.push({ clip, line, from, to })
    at = text.indexOf(wanted, isWhole ? end : at + 1)
  }
  return hits
}

/**
 * Every occurrence of the words, in the order of the transcript, without overlaps; none for blank ones.
 *
 * Only whole characters match: an e is not found in an é, nor half of a joined emoji.
 */
export function findWords(words: FindableWords, query: string): Hit[] {
  const wanted = foldedText(query.trim())
  return wanted === '' ? [] : words.flatMap((piece) => hitsIn(piece, wanted))
}

function isBefore(a: Hit, b: Hit): boolean {
  return a.clip - b.clip < 0 || (a.clip === b.clip && ((a.line ?? 0) - (b.line ?? 0) || a.from - b.from) < 0)
}

export function firstHitFrom(hits: readonly Hit[], start: Hit): number {
  const index = hits.findIndex((hit) => !isBefore(hit, start))
  return index < 0 ? Math.min(0, hits.length - 1) : index
}

/** The next or the previous hit, going round at the ends. */
export function hitBeside(count: number, index: number, by: 1 | -1): number {
  return count === 0 ? -1 : (index + by + count) % count
}
