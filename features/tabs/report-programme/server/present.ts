import type { ReplyOf } from '@candor/call/define'
import { cleanHtml } from '@candor/html/clean'
import type { getProgramme } from '../contract.ts'
import type { StoredProgramme } from './import.ts'

type Reply = ReplyOf<typeof getProgramme>
type StoredTask = StoredProgramme['tasks'][number]

/** Which parts of the work may be sent. */
interface ProgrammeView {
  readonly isScoreShown: boolean
  /**
   * Whether the company does not show if code was right (decision N40): points and reasons reveal as much as cases do.
   */
  readonly hidesCorrectness: boolean
  /** Hides file names, which the candidate chose and which may tell who they are (decision D05). */
  readonly isAnonymous: boolean
}

/** A score of null is still being made; a missing one does not exist. */
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

/** The work as its reader may see it: hidden parts are not in the reply. */
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
