/** Answer methods whose answer is a recording (R4-019). */
const videoMethods = [1, 6, 12, 13]

export function isVideoMethod(method: number): boolean {
  return videoMethods.includes(method)
}

/** What of an answer says when it was given, in the wire's names: time points in seconds, the rest in milliseconds. */
export interface TimedAnswer {
  readonly sessionStartMs?: number
  readonly answer_time_point?: number
  readonly durationMs?: number
  readonly transcript?: { readonly sentences: readonly { readonly endMs: number }[] }
}

/** How long an answer runs, in milliseconds: as given, else to the end of its last sentence; null when unknown. */
export function answerDurationMs(answer: TimedAnswer): number | null {
  if (answer.durationMs !== undefined) return answer.durationMs
  const ends = answer.transcript?.sentences.map(({ endMs }) => endMs) ?? []
  return ends.length > 0 ? Math.max(...ends) : null
}

/**
 * Where each answer begins on the axis of the session, in milliseconds (decision D08).
 *
 * As given, else by its time point, else where the answer before it ended: with no start known at all, that is the
 * sum of the durations before it.
 */
export function sessionStarts(answers: readonly TimedAnswer[]): number[] {
  let previousEnd = 0
  return answers.map((answer) => {
    const { sessionStartMs: given, answer_time_point: seconds } = answer
    const start = given ?? (seconds === undefined ? previousEnd : seconds * 1000)
    previousEnd = start + (answerDurationMs(answer) ?? 0)
    return start
  })
}

interface Span {
  readonly startMs: number
  readonly endMs: number
}

/** Puts spoken pieces in the order in which they were said. */
export function inSpokenOrder<Piece extends Span>(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs)
}
