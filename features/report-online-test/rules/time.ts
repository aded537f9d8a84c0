import type * as z from 'zod/mini'
import type { AnswerResult } from '../../interviews/contract.ts'

type Timed = Pick<z.output<typeof AnswerResult>, 'question_id' | 'problem_time_point' | 'durationMs'>

/**
 * How long the candidate stayed with each question, in milliseconds, by question; one that nothing tells of is left out.
 *
 * As given, else from the moment when it was asked to the next one's, or to the end of the interview. Time points and
 * `usedSeconds` are seconds.
 */
export function timesSpent(
  answers: readonly Timed[],
  usedSeconds: number | null,
): ReadonlyMap<string, number> {
  const spent = new Map<string, number>()
  answers.forEach(({ question_id, problem_time_point: asked, durationMs }, index) => {
    const next = index + 1 < answers.length ? answers[index + 1]?.problem_time_point : usedSeconds
    if (durationMs !== null) spent.set(question_id, durationMs)
    else if (asked !== null && typeof next === 'number' && next >= asked) {
      spent.set(question_id, (next - asked) * 1000)
    }
  })
  return spent
}
