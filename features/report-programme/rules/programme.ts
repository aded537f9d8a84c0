import type { ReplyOf } from '@candor/call/define'
import type { getProgramme } from '../contract.ts'

type WireProgramme = NonNullable<ReplyOf<typeof getProgramme>['programme']>
type WireTask = WireProgramme['tasks'][number]

type TaskScore =
  | { readonly state: 'analysing' }
  | { readonly state: 'scored'; readonly value: number; readonly outOf: number }
  | { readonly state: 'hidden' }
  | { readonly state: 'none' }

export type CaseState = 'passed' | 'failed' | 'running'

/** The messages of the states. */
export const caseWords = { passed: 'passed', failed: 'failedCase', running: 'running' } as const

/** A test case of the handed-in code. */
export interface TestCase {
  readonly name: string
  readonly state: CaseState
  readonly detail: string | null
}

/** One task of the simulation: the question, the handed-in code, and its result. */
export interface Task {
  readonly id: string
  readonly title: string | null
  /** Cleaned by the server. */
  readonly html: string
  readonly spentMs: number | null
  readonly score: TaskScore
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

/** Full marks where a task does not name its own. */
const usualFullMarks = 100

function readScore({ score, totalScore }: WireTask, isHidden: boolean): TaskScore {
  if (isHidden) return { state: 'hidden' }
  if (score === null) return { state: 'none' }
  if (score < 0) return { state: 'analysing' }
  const most = totalScore !== null && totalScore > 0 ? totalScore : usualFullMarks
  return { state: 'scored', value: score, outOf: Math.max(most, score) }
}

/** The state of a case by its status: 1 passed, −1 still running, any other failed. */
function caseState(status: number): CaseState {
  if (status === 1) return 'passed'
  return status === -1 ? 'running' : 'failed'
}

const msOf = (seconds: number | null): number | null => (seconds === null ? null : seconds * 1000)

function readTask(task: WireTask, isScoreHidden: boolean): Task {
  return {
    id: task.taskId,
    title: task.title,
    html: task.problem,
    spentMs: msOf(task.usetime),
    score: readScore(task, isScoreHidden),
    reason: task.scoreReason?.trim() || null,
    files: task.files.map(({ fileName, language, content }) => ({ name: fileName, language, content })),
    cases:
      task.cases?.map(({ name, status, detail }) => ({
        name,
        state: caseState(status),
        detail: detail?.trim() || null,
      })) ?? null,
  }
}

/** Reads a programming simulation (R2-057). Times of the wire are seconds. */
export function readProgramme({ name, usetime, totaltime, isScoreHidden, tasks }: WireProgramme): Programme {
  return {
    name: name?.trim() || null,
    usedMs: msOf(usetime),
    limitMs: msOf(totaltime),
    tasks: tasks.map((task) => readTask(task, isScoreHidden)),
  }
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
