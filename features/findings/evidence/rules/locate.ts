import type { SentenceSpeaker } from '../../../candidates/interviews/rules/voices.ts'
import type { SearchedAnswer, SpokenSentence } from './answers.ts'
import type { Evidence } from './evidence.ts'
import { cutBySentence, findQuote, type Stretch } from './quote.ts'

interface Quoted {
  readonly quote: string
  readonly startMs: number
  readonly endMs: number
}

interface LocatedQuote extends Pick<Evidence, 'match' | 'voice' | 'startMs' | 'endMs'> {
  readonly stretch: Stretch | null
}

/** The first speaker of a stretch who is somebody else, else the first who is not known; null for the candidate alone. */
function speakerOf(answer: SearchedAnswer, stretch: Stretch): SentenceSpeaker | null {
  const by = cutBySentence(answer.search, answer.sentences, stretch).flatMap(
    ({ sentence }) => answer.speakers[sentence] ?? [],
  )
  return by.find(({ role }) => role === 'another') ?? by.find(({ role }) => role === 'unknown') ?? null
}

function distance(answer: SearchedAnswer, stretch: Stretch, startMs: number): number {
  const pieces = cutBySentence(answer.search, answer.sentences, stretch)
  const first = answer.sentences[pieces[0]?.sentence ?? -1]
  if (!first) return Infinity
  return Math.max(0, first.startMs - startMs, startMs - first.endMs)
}

function preferOwn(answer: SearchedAnswer, found: readonly Stretch[]): readonly Stretch[] {
  const own = found.filter((stretch) => speakerOf(answer, stretch) === null)
  return own.length > 0 ? own : found
}

/** The first of the stretches nearest to a time; null where there are none. */
function nearest(answer: SearchedAnswer, found: readonly Stretch[], startMs: number): Stretch | null {
  const distances = found.map((stretch) => distance(answer, stretch, startMs))
  const least = distances.reduce((a, b) => Math.min(a, b), Infinity)
  return found[distances.indexOf(least)] ?? null
}

/** How far the stated time of words may be off (milliseconds): recognisers and models round it in different ways. */
const farMs = 5_000

/**
 * The sentence where a quote begins if its evidence has a wrong time: past the recording's end, or far from the quoted
 * words. Null where its time is right, or nothing tells when the words are said.
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
 * Looks a quote up in its answer's transcript, at the occurrence nearest to its time; the candidate's own words come
 * first.
 *
 * The time is the evidence's own, unless the words are elsewhere in the answer: then it is that of their sentence
 * (decision D08). It never lies past the answer's end.
 */
export function locate(answer: SearchedAnswer, quoted: Quoted): LocatedQuote {
  const found = preferOwn(answer, findQuote(answer.search, quoted.quote))
  const stretch = nearest(answer, found, quoted.startMs)
  const by = stretch && speakerOf(answer, stretch)
  const matched = by === null ? 'found' : by.role === 'another' ? 'byAnother' : 'byUnknown'
  const { startMs, endMs } = sentenceElsewhere(answer, stretch, quoted) ?? quoted
  const start = Math.min(startMs, answer.endMs)
  const end = Math.max(start, Math.min(endMs, answer.endMs))
  return {
    stretch,
    match: stretch ? matched : answer.sentences.length > 0 ? 'notFound' : 'unverified',
    voice: by?.voice ?? { kind: 'candidate' },
    startMs: answer.startMs + start,
    endMs: answer.startMs + end,
  }
}
