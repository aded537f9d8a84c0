/** Spoken words with their times, in milliseconds from the start of the answer's own recording. */
export interface Word {
  readonly startMs: number
  readonly endMs: number
  readonly text: string
}

export interface Sentence extends Word {
  readonly words?: readonly Word[]
}

/** The last piece that has begun at an offset, found by halving; −1 before the first. */
export function indexAt(pieces: readonly { readonly startMs: number }[], offsetMs: number): number {
  let low = 0
  let high = pieces.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((pieces[middle]?.startMs ?? Infinity) <= offsetMs) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Where a word stands in its sentence, in UTF-16 offsets. */
export interface WordPlace {
  readonly from: number
  readonly to: number
}

/**
 * Where each word of a sentence stands in its text, in order.
 *
 * A recogniser may spell a word otherwise than the sentence does; such a word has no place.
 */
export function wordPlaces({ text, words = [] }: Pick<Sentence, 'text' | 'words'>): (WordPlace | null)[] {
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
