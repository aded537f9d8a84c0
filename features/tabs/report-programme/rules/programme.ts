import type { OptionalScore } from '../../../candidates/scores/rules/stars.ts'

export type CaseState = 'passed' | 'failed' | 'running'

export const caseWords = { passed: 'passed', failed: 'failedCase', running: 'running' } as const

export interface TestCase {
  readonly name: string
  readonly state: CaseState
  readonly detail: string | null
}

export interface Task {
  readonly id: string
  readonly title: string | null
  /** Cleaned by the server. */
  readonly html: string
  readonly spentMs: number | null
  readonly score: OptionalScore
  readonly reason: string | null
  readonly files: readonly {
    readonly name: string | null
    readonly language: string | null
    readonly content: string
  }[]
  /** Null where the company does not show correctness. */
  readonly cases: readonly TestCase[] | null
}

export interface Programme {
  readonly name: string | null
  readonly usedMs: number | null
  readonly limitMs: number | null
  readonly tasks: readonly Task[]
}

/** Whether a score is still being made or a case still runs. */
export function isUnfinished({ tasks }: Programme): boolean {
  return tasks.some(
    ({ score, cases }) => score.state === 'analysing' || cases?.some(({ state }) => state === 'running'),
  )
}

/** The number of a task's cases by state; null where there are none. Running ones are not failures. */
export function tallyCases({ cases }: Task): Readonly<Record<'passed' | 'done' | 'running', number>> | null {
  if (cases === null || cases.length === 0) return null
  const countOf = (state: CaseState) => cases.filter((each) => each.state === state).length
  const passed = countOf('passed')
  return { passed, done: passed + countOf('failed'), running: countOf('running') }
}
