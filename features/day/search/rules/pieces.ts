/** The longest text of a passage, in characters: its tokens have fewer positions than a `tsvector` holds. */
export const longestPassage = 2_000

/** A cut falls after a sentence or a gap among the last characters, where there is one. */
const searchedForEnd = 400

/** The end of the first passage of a text that is too long. */
function cutAt(text: string): number {
  const from = longestPassage - searchedForEnd
  const tail = text.slice(from, longestPassage)
  const sentence = Math.max(...['。', '！', '？', '；', '. ', '! ', '? '].map((end) => tail.lastIndexOf(end)))
  const gap = Math.max(sentence, sentence === -1 ? tail.lastIndexOf(' ') : sentence)
  if (gap >= 0) return from + gap + 1
  // A pair of surrogates stays whole.
  return /[\uD800-\uDBFF]/.test(text[longestPassage - 1] ?? '') ? longestPassage - 1 : longestPassage
}

/**
 * A text as passages: its lines, a long line in several.
 *
 * A line without any gap is cut within its words: its parts then share one character, so that no pair of signs is lost.
 */
export function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const line of text.split(/[\r\n\u2028\u2029]+/)) {
    let rest = line.trim()
    while (rest.length > longestPassage) {
      const end = cutAt(rest)
      pieces.push(rest.slice(0, end).trim())
      const isWithin = end >= longestPassage - 1
      rest = rest.slice(isWithin ? end - 1 : end).trim()
      if (isWithin && /^[\uDC00-\uDFFF]/.test(rest)) rest = rest.slice(1)
    }
    if (rest !== '') pieces.push(rest)
  }
  return pieces
}
