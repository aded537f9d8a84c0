import type { SearchedAnswer, SpokenSentence } from './answers.ts'
import type { QuotePlace } from './evidence.ts'
import { cutBySentence, findQuote, type Stretch } from './quote.ts'

/** Words with the time that they are said to stand at, in milliseconds of the answer's own recording. */
interface Quoted {
  readonly quote: string
  readonly startMs: number
  readonly endMs: number
}

interface Place {
  readonly stretch: Stretch | null
  readonly place: QuotePlace
  /** Session time, inside the answer. */
  readonly startMs: number
  readonly endMs: number
}

/** How far a stretch of the transcript is from a time, in milliseconds; 0 while it is being said. */
function distance(answer: SearchedAnswer, stretch: Stretch, startMs: number): number {
  const pieces = cutBySentence(answer.search, answer.sentences, stretch)
  const first = answer.sentences[pieces[0]?.sentence ?? -1]
  if (!first) return Infinity
  return Math.max(0, first.startMs - startMs, startMs - first.endMs)
}

/** The first of the stretches that are nearest to a time; null where there are none. */
function nearest(answer: SearchedAnswer, found: readonly Stretch[], startMs: number): Stretch | null {
  const distances = found.map((stretch) => distance(answer, stretch, startMs))
  const least = distances.reduce((a, b) => Math.min(a, b), Infinity)
  return found[distances.indexOf(least)] ?? null
}

/** How far words may be from the time that they are said to stand at: recognisers and models round it, each in its way. */
const farMs = 5_000

/**
 * The sentence that a quote begins in, where evidence has the time of other words: past the recording's end, or far from
 * those it quotes. Null where its time holds, or nothing tells when the words are said.
 */
function sentenceElsewhere(
  answer: SearchedAnswer,
  stretch: Stretch | null,
  { startMs, endMs }: Quoted,
): SpokenSentence | null {
  const pieces = stretch ? cutBySentence(answer.search, answer.sentences, stretch) : []
  const first = answer.sentences[pieces[0]?.sentence ?? -1]
  const last = answer.sentences[pieces.at(-1)?.sentence ?? -1]
  if (!first || !last || (first.startMs === 0 && first.endMs === 0)) return null
  const isFar = first.startMs - Math.max(startMs, endMs) > farMs || startMs - last.endMs > farMs
  return isFar || startMs > answer.endMs ? first : null
}

/**
 * Looks a quote up in its answer's transcript, at the occurrence nearest to its time.
 *
 * The time is the evidence's own, save where the words stand elsewhere in the answer: then it is that of their sentence
 * (decision D08). It never lies past the answer's end.
 */
export function locate(answer: SearchedAnswer, quoted: Quoted): Place {
  const stretch = nearest(answer, findQuote(answer.search, quoted.quote), quoted.startMs)
  const { startMs, endMs } = sentenceElsewhere(answer, stretch, quoted) ?? quoted
  const start = Math.min(startMs, answer.endMs)
  const end = Math.max(start, Math.min(endMs, answer.endMs))
  return {
    stretch,
    place: stretch ? 'found' : answer.sentences.length > 0 ? 'notFound' : 'unverified',
    startMs: answer.startMs + start,
    endMs: answer.startMs + end,
  }
}
