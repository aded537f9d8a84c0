/** Text in the form in which quotes are compared: without case, width and white space (decision D08). */
interface Folded {
  readonly text: string
  /** Where the source of each UTF-16 unit of `text` begins and ends. */
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** A stretch of a text, in UTF-16 offsets; `to` is exclusive. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Invisible characters: white space, joiners, marks of direction. */
const unseen = /[\s\p{Default_Ignorable_Code_Point}]/gu

/** Ideographs that need no folding; with ASCII they are nearly all of what is said. */
const isIdeograph = (sign: string) => sign >= '\u4e00' && sign <= '\u9fff'
const isAscii = (sign: string) => sign > ' ' && sign <= '~'

function foldSign(sign: string): string {
  if (isIdeograph(sign)) return sign
  if (isAscii(sign)) return sign.toLowerCase()
  return sign.normalize('NFKD').toLowerCase().replace(unseen, '')
}

function fold(source: string): Folded {
  let text = ''
  const from: number[] = []
  const to: number[] = []
  let at = 0
  for (const sign of source) {
    const end = at + sign.length
    const folded = foldSign(sign)
    for (let unit = 0; unit < folded.length; unit++) {
      from.push(at)
      to.push(end)
    }
    text += folded
    at = end
  }
  return { text, from, to }
}

export interface Searchable {
  readonly folded: Folded
  /** Where each sentence begins in the joined text. */
  readonly starts: readonly number[]
}

/** Makes the sentences of an answer searchable. A quote may run from one into the next. */
export function searchable(sentences: readonly { readonly text: string }[]): Searchable {
  const starts: number[] = []
  let joined = ''
  for (const { text } of sentences) {
    starts.push(joined.length)
    joined += `${text} `
  }
  return { folded: fold(joined), starts }
}

export function findQuote({ folded }: Searchable, quote: string): Stretch[] {
  const wanted = fold(quote).text
  if (wanted === '') return []
  const found: Stretch[] = []
  for (let at = folded.text.indexOf(wanted); at >= 0; at = folded.text.indexOf(wanted, at + wanted.length)) {
    const from = folded.from[at] ?? 0
    found.push({ from, to: folded.to[at + wanted.length - 1] ?? from })
  }
  return found
}

function sentenceAt(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle
  }
  return low
}

/** A stretch of the joined sentences, cut into the pieces that fall into each sentence, without white space around them. */
export function cutBySentence(
  { starts }: Searchable,
  sentences: readonly { readonly text: string }[],
  { from, to }: Stretch,
): (Stretch & { readonly sentence: number })[] {
  const first = sentenceAt(starts, from)
  const touched = sentences.slice(first, sentenceAt(starts, to - 1) + 1)
  return touched.flatMap(({ text }, index) => {
    const sentence = first + index
    const start = starts[sentence] ?? 0
    const piece = text.slice(Math.max(0, from - start), Math.max(0, to - start))
    const begins = Math.max(0, from - start) + piece.length - piece.trimStart().length
    const words = piece.trim()
    return words === '' ? [] : [{ sentence, from: begins, to: begins + words.length }]
  })
}
