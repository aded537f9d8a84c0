import { groupByQuestion, inSpokenOrder } from '../rules.ts'
import type { Answer, TimedVideo } from './interview.ts'

type Sentence = NonNullable<Answer['transcript']>['sentences'][number]

/** Moves a sentence with its words in time; a sentence without times stays as it is. */
function moved(sentence: Sentence, byMs: number): Sentence {
  const { startMs, endMs, words } = sentence
  if (endMs <= 0) return sentence
  return {
    ...sentence,
    startMs: startMs + byMs,
    endMs: endMs + byMs,
    ...(words && {
      words: words.map((word) => ({ ...word, startMs: word.startMs + byMs, endMs: word.endMs + byMs })),
    }),
  }
}

/** The sentences of recordings of the whole session, in session time and in the order of speech. */
export function sessionWords(videos: readonly TimedVideo[]): Sentence[] {
  const began = videos[0]?.beganAt ?? 0
  return inSpokenOrder(
    videos.flatMap(({ beganAt, transcript }) =>
      (transcript?.sentences ?? []).map((sentence) => moved(sentence, beganAt - began)),
    ),
  )
}

function coversTime({ sessionStartMs, durationMs, transcript }: Answer, sessionMs: number): boolean {
  const own = transcript?.sentences ?? []
  const endMs = own.reduce((last, sentence) => Math.max(last, sentence.endMs), durationMs ?? 0)
  return own.length > 0 && sessionMs >= sessionStartMs && sessionMs <= sessionStartMs + endMs
}

function withWords(answer: Answer, spoken: readonly Sentence[]): Answer {
  const { sessionStartMs, transcript } = answer
  const added = spoken
    .filter(({ startMs, endMs }) => !coversTime(answer, (startMs + endMs) / 2))
    .map((sentence) => moved(sentence, -sessionStartMs))
  if (added.length === 0) return answer
  const sentences = inSpokenOrder([...(transcript?.sentences ?? []), ...added])
  return { ...answer, transcript: { ...transcript, sentences } }
}

/**
 * Gives each recorded answer its sentences from recordings of the whole session.
 *
 * A sentence belongs to the answer whose question was asked last before it, which is also the answer in view while the
 * session plays; one before the answer began has a time below 0. Sentences that the answer's own transcript covers are
 * left out.
 */
export function withSessionWords(
  answers: readonly Answer[],
  videos: readonly TimedVideo[],
): readonly Answer[] {
  const spoken = sessionWords(videos)
  const recorded = groupByQuestion(answers).flat()
  const [first] = recorded
  if (spoken.length === 0 || !first) return answers
  const spokenIn = Map.groupBy(
    spoken,
    ({ startMs }) =>
      recorded.findLast((answer) => (answer.askedAtMs ?? answer.sessionStartMs) <= startMs) ?? first,
  )
  return answers.map((answer) => withWords(answer, spokenIn.get(answer) ?? []))
}
