import type { SearchedAnswer } from './answers.ts'
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

/**
 * Looks a quote up in its answer's transcript, at the occurrence nearest to its time.
 *
 * The time is the evidence's own, brought into the answer: evidence past the recording's end stands at the words
 * where they are found, else at the end.
 */
export function locate(answer: SearchedAnswer, { quote, startMs, endMs }: Quoted): Place {
  const stretch = nearest(answer, findQuote(answer.search, quote), startMs)
  const last = answer.endMs
  const isPast = startMs > last
  const said = isPast && stretch ? cutBySentence(answer.search, answer.sentences, stretch)[0] : undefined
  const sentence = said && answer.sentences[said.sentence]
  const start = Math.min(sentence?.startMs ?? startMs, last)
  const end = Math.max(start, Math.min(sentence?.endMs ?? endMs, last))
  return {
    stretch,
    place: stretch ? 'found' : answer.sentences.length > 0 ? 'notFound' : 'unverified',
    startMs: answer.startMs + start,
    endMs: answer.startMs + end,
  }
}
