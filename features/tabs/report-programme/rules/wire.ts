import type { ReplyOf } from '@candor/call/define'
import type { OptionalScore } from '../../../candidates/scores/rules/stars.ts'
import type { getProgramme } from '../contract.ts'
import type { CaseState, Programme, Task } from './programme.ts'

type WireReply = ReplyOf<typeof getProgramme>
type WireTask = NonNullable<WireReply['programme']>['tasks'][number]

/** Full marks where a task does not name its own. */
const usualFullMarks = 100

function readScore({ score, totalScore }: WireTask, isHidden: boolean): OptionalScore {
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

/** Reads a programming simulation (R2-057), whose times are sent in seconds; null where there was none. */
export function readProgramme({ programme }: WireReply): Programme | null {
  return (
    programme && {
      name: programme.name?.trim() || null,
      usedMs: msOf(programme.usetime),
      limitMs: msOf(programme.totaltime),
      tasks: programme.tasks.map((task) => readTask(task, programme.isScoreHidden)),
    }
  )
}
