import type { ReplyOf } from '@candor/call/define'
import { cleanHtml } from '@candor/html/clean'
import type { getProgramme } from '../contract.ts'
import type { StoredProgramme } from './import.ts'

type Reply = ReplyOf<typeof getProgramme>
type StoredTask = StoredProgramme['tasks'][number]

/** What of the work may leave the server. */
interface ProgrammeView {
  readonly isScoreShown: boolean
  /** Whether a programme was right is the company's own (decision N40): points and reasons tell as much as cases do. */
  readonly hidesCorrectness: boolean
  /** Names of files are of the candidate's choosing, and may tell who that is (decision D05). */
  readonly isAnonymous: boolean
}

/** A score that was sent as null is still being made; one that was never sent does not exist. */
const presentScore = (score: number | null | undefined) => (score === undefined ? null : (score ?? -1))

function presentTask(task: StoredTask, { isScoreShown, hidesCorrectness, isAnonymous }: ProgrammeView) {
  return {
    taskId: task.taskId,
    title: task.title ?? null,
    problem: cleanHtml(task.problem),
    usetime: task.usetime ?? null,
    score: isScoreShown && !hidesCorrectness ? presentScore(task.score) : null,
    totalScore: task.totalScore ?? null,
    scoreReason: hidesCorrectness ? null : (task.scoreReason ?? null),
    files: (task.files ?? []).map(({ fileName, language, content }) => ({
      fileName: isAnonymous ? null : fileName,
      language: language ?? null,
      content,
    })),
    cases: hidesCorrectness
      ? null
      : (task.cases ?? []).map(({ name, status, detail }) => ({ name, status, detail: detail ?? null })),
  }
}

/** The work as its reader may see it: what is hidden is not in the reply. */
export function presentProgramme(stored: StoredProgramme | null, view: ProgrammeView): Reply {
  if (!stored) return { programme: null }
  const { name, usetime, totaltime, tasks } = stored
  return {
    programme: {
      name: name ?? null,
      usetime: usetime ?? null,
      totaltime: totaltime ?? null,
      isScoreHidden: !view.isScoreShown || view.hidesCorrectness,
      tasks: tasks.map((task) => presentTask(task, view)),
    },
  }
}
