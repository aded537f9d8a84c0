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

/** What of an answer says which question it belongs to, in the wire's names. */
export interface AskedAnswer {
  readonly question_id: string
  readonly problem_answer_method: number
  readonly followUpOf: string | null
  readonly interviewRoundNum: number | null
}

/** The recorded answers of each question, in their order: a follow-up stands with the question that it follows (R3-029). */
export function groupByQuestion<Answer extends AskedAnswer>(answers: readonly Answer[]): Answer[][] {
  const groups: Answer[][] = []
  const groupOf = new Map<string, Answer[]>()
  for (const answer of answers) {
    if (!isVideoMethod(answer.problem_answer_method)) continue
    const isProbe = answer.followUpOf !== null || (answer.interviewRoundNum ?? 0) > 0
    const named = answer.followUpOf === null ? groups.at(-1) : groupOf.get(answer.followUpOf)
    const group = isProbe ? named : undefined
    const joined = group ?? []
    if (!group) groups.push(joined)
    joined.push(answer)
    groupOf.set(answer.question_id, joined)
  }
  return groups
}
