import type { Recording } from '../../recording/rules/recording.ts'

/** The sentence that was said next, and the answer and the session time in which it was. */
export interface NextWords {
  readonly question: number
  readonly startMs: number
  readonly text: string
  readonly language: string | null
}

/** How far away words still have to do with what was seen, in milliseconds. */
const reachMs = 60_000

/** The first sentence that begins at a session time or after it; null where nothing was said within a minute. */
export function nextWords({ clips }: Recording, sessionMs: number): NextWords | null {
  const spoken = clips.flatMap(({ startMs, question, language, sentences }) =>
    sentences.map((sentence) => ({
      question: question + 1,
      startMs: startMs + sentence.startMs,
      text: sentence.text,
      language,
    })),
  )
  const later = spoken.filter(({ startMs }) => startMs >= sessionMs && startMs <= sessionMs + reachMs)
  return later.sort((a, b) => a.startMs - b.startMs)[0] ?? null
}
