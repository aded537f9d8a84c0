/**
 * A spoken word with its times, in milliseconds from the start of the answer's own recording; below 0 for words of a
 * session recording before the answer began.
 */
interface Word {
  readonly startMs: number
  readonly endMs: number
  readonly text: string
}

export interface Sentence extends Word {
  readonly words?: readonly Word[]
  readonly speaker?: string
}

type Span = Pick<Word, 'startMs' | 'endMs'>

/** Whether the time of a piece is known: a recogniser that gives no times puts everything at 0. */
export function isTimed({ startMs, endMs }: Span): boolean {
  return startMs !== 0 || endMs !== 0
}

/**
 * The piece that is being said at an offset, else the last one that has begun; −1 before the first.
 *
 * Pieces may be in any order and overlap: of several, the one that began last counts. Those without times are never
 * said.
 */
export function indexAt(pieces: readonly Span[], offsetMs: number): number {
  let current = -1
  let currentStart = -Infinity
  let isGoingOn = false
  for (const [index, piece] of pieces.entries()) {
    const { startMs, endMs } = piece
    if (startMs > offsetMs || !isTimed(piece)) continue
    const goesOn = offsetMs < endMs
    const isNearer = goesOn === isGoingOn ? startMs >= currentStart : goesOn
    if (!isNearer) continue
    current = index
    currentStart = startMs
    isGoingOn = goesOn
  }
  return current
}

export interface WordRange {
  readonly from: number
  readonly to: number
}

/**
 * The range of each word in the text of its sentence, in order.
 *
 * A recogniser may spell a word differently from the sentence; such a word has no range.
 */
export function wordRanges({ text, words = [] }: Pick<Sentence, 'text' | 'words'>): (WordRange | null)[] {
  let at = 0
  return words.map((word) => {
    const from = word.text === '' ? -1 : text.indexOf(word.text, at)
    if (from < 0) return null
    at = from + word.text.length
    return { from, to: at }
  })
}

/** How long a caption stays after its sentence has ended, in milliseconds, so that short pauses do not flicker. */
const captionLingersMs = 600

/** The sentence that a caption shows at an offset; null in a pause. */
export function captionAt(sentences: readonly Sentence[], offsetMs: number): Sentence | null {
  const sentence = sentences[indexAt(sentences, offsetMs)]
  return sentence && offsetMs <= sentence.endMs + captionLingersMs ? sentence : null
}
