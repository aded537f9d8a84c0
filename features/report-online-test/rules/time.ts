import type { Answer, Interview } from '../../interviews/rules/interview.ts'
import { isTestAlone } from './group.ts'

type Timed = Pick<Answer, 'id' | 'askedAtMs' | 'durationMs'>

/**
 * How long the candidate stayed with each question, in milliseconds, by question; one that nothing tells of is left out.
 *
 * As given, else from the moment when it was asked to the next one's, or to the end of the interview.
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

/** How long a written test took, in milliseconds, and how long it was allowed to; null where that is not known. */
export interface TestTime {
  readonly usedMs: number | null
  readonly limitMs: number | null
}

/** The time of a whole written test: that of the interview where it is nothing else, else what its questions took. */
export function testTime(
  { answers, usedMs, limitMs }: Pick<Interview, 'answers' | 'usedMs' | 'limitMs'>,
  spentMs: number | null,
): TestTime {
  const isAlone = isTestAlone(answers.map(({ method }) => method))
  return isAlone && usedMs !== null ? { usedMs, limitMs } : { usedMs: spentMs, limitMs: null }
}
