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

/** A run of a sentence's text; `word` is the index of the word that it is, null for what stands between words. */
export interface Run {
  readonly text: string
  readonly word: number | null
}

/**
 * Cuts a sentence's text into its words and what stands between them.
 *
 * A recogniser may spell a word otherwise than the sentence does; such a word gets no run, and the text stays whole.
 */
export function runsOf({ text, words = [] }: Pick<Sentence, 'text' | 'words'>): Run[] {
  const runs: Run[] = []
  let at = 0
  words.forEach((word, index) => {
    const found = word.text === '' ? -1 : text.indexOf(word.text, at)
    if (found < 0) return
    if (found > at) runs.push({ text: text.slice(at, found), word: null })
    runs.push({ text: word.text, word: index })
    at = found + word.text.length
  })
  return at < text.length ? [...runs, { text: text.slice(at), word: null }] : runs
}

/** How long a caption stays after its sentence has ended, in milliseconds, so that short pauses do not flicker. */
const captionLingersMs = 600

/** The sentence that a caption shows at an offset; null in a pause. */
export function captionAt(sentences: readonly Sentence[], offsetMs: number): Sentence | null {
  const sentence = sentences[indexAt(sentences, offsetMs)]
  return sentence && offsetMs <= sentence.endMs + captionLingersMs ? sentence : null
}
