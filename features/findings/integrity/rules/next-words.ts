import type { Recording } from '../../recording/rules/recording.ts'

export interface NextWords {
  readonly question: number
  readonly startMs: number
  readonly text: string
  readonly language: string | null
}

/** The most milliseconds between an event and words that belong to it. */
const reachMs = 60_000

/** The first sentence that begins at a session time or within a minute after it; else null. */
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
