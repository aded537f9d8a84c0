import type { Answer, Interview } from '../../../candidates/interviews/rules/interview.ts'
import { isTestAlone } from './group.ts'

type Timed = Pick<Answer, 'id' | 'askedAtMs' | 'durationMs'>

/**
 * How long the candidate spent on each question, in milliseconds, by question; unknown ones are left out.
 *
 * As given, else from when it was asked until the next one was, or the interview ended.
 */
export function timesSpent(answers: readonly Timed[], usedMs: number | null): ReadonlyMap<string, number> {
  const spent = new Map<string, number>()
  answers.forEach(({ id, askedAtMs: asked, durationMs }, index) => {
    const next = index + 1 < answers.length ? answers[index + 1]?.askedAtMs : usedMs
    if (durationMs !== null) spent.set(id, durationMs)
    else if (asked !== null && typeof next === 'number' && next >= asked) {
      spent.set(id, next - asked)
    }
  })
  return spent
}

/** How long a written test took, and how long it was allowed to, in milliseconds; null where that is unknown. */
export interface TestTime {
  readonly usedMs: number | null
  readonly limitMs: number | null
}

/** The time of a whole written test: that of the interview where it is nothing else, else that of its questions. */
export function testTime(
  { answers, usedMs, limitMs }: Pick<Interview, 'answers' | 'usedMs' | 'limitMs'>,
  spentMs: number | null,
): TestTime {
  const isAlone = isTestAlone(answers.map(({ method }) => method))
  return isAlone && usedMs !== null ? { usedMs, limitMs } : { usedMs: spentMs, limitMs: null }
}
