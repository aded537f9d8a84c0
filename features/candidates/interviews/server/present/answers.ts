import { cleanHtml } from '@candor/html/clean'
import type { FileId } from '@candor/kernel/ids'
import { formatClock } from '@candor/messages/dates'
import type * as z from 'zod/mini'
import { neutralName, readFileReference } from '../../../../platform/media/rules.ts'
import type { AnswerResult } from '../../contract/answer.ts'
import { answerDurationMs, isChecked, sessionStarts } from '../../rules.ts'
import type { StoredAnswer, StoredSubAnswer } from '../import.ts'

export type AddressOf = (fileId: FileId) => string

const maxRemembered = 2_000
const remembered = new Map<string, string>()

/** Cleans the text of a question. All candidates of a position get the same, so each text is cleaned once. */
function cleanQuestion(html: string): string {
  const known = remembered.get(html)
  if (known !== undefined) return known
  const clean = cleanHtml(html)
  if (remembered.size >= maxRemembered) remembered.clear()
  remembered.set(html, clean)
  return clean
}

/** The address of a stored file; null where there is none. */
export function addressOfReference(
  reference: string | null | undefined,
  addressOf: AddressOf,
): string | null {
  const fileId = readFileReference(reference)
  return fileId && addressOf(fileId)
}

/** Which parts of the answers may be sent, and where their files are. */
export interface AnswerView {
  readonly addressOf: AddressOf
  readonly isScoreShown: boolean
  /** The company does not show whether answers were right, or the right ones (decision N40). */
  readonly hidesCorrectness: boolean
  /** Hides file names, which the candidate chose and which may tell who they are (decision D05). */
  readonly isAnonymous: boolean
  /** Transcripts of the answers, in their order. */
  readonly transcripts: readonly z.output<typeof AnswerResult>['transcript'][]
}

/** A score of null is still being made; a missing one does not exist. */
function presentScore(score: number | null | undefined, isShown: boolean): number | null {
  return isShown && score !== undefined ? (score ?? -1) : null
}

function presentModelResult(found: StoredSubAnswer['model_res'], isScoreShown: boolean) {
  if (!found) return null
  const shown = (score: number | null | undefined) => (isScoreShown ? (score ?? null) : null)
  return {
    dimensionList: found.dimensionList.map(({ label, trueScore, labelScore, detail }) => ({
      label,
      trueScore: shown(trueScore),
      labelScore: shown(labelScore),
      detail: detail ?? null,
    })),
    improvementList: found.improvementList ?? [],
  }
}

// The points and the reasoning of a checked answer reveal its verdict as well.
function presentAssessment(answer: StoredSubAnswer, view: AnswerView) {
  const { problem_answer_method: method, objective_score: verdict, right_key: rightKey } = answer
  const revealsVerdict = view.hidesCorrectness && isChecked({ method, verdict, rightKey })
  const isScoreShown = view.isScoreShown && !revealsVerdict
  return {
    objective_score: revealsVerdict ? null : (verdict ?? null),
    right_key: revealsVerdict ? null : (rightKey ?? null),
    actualscore: presentScore(answer.actualscore, isScoreShown),
    actualscore_model: presentScore(answer.actualscore_model, isScoreShown),
    scoreReason: revealsVerdict ? null : (answer.scoreReason ?? null),
    model_res: revealsVerdict ? null : presentModelResult(answer.model_res, isScoreShown),
  }
}

function presentWritten(answer: StoredSubAnswer, view: AnswerView) {
  return {
    question_id: answer.question_id,
    problem_answer_method: answer.problem_answer_method,
    title: answer.title ?? null,
    problem: cleanQuestion(answer.problem),
    answer: answer.answer ?? null,
    answer_type: answer.answer_type ?? null,
    answer_language: answer.answer_language ?? null,
    programmingLanguage: answer.programmingLanguage ?? null,
    language: answer.language ?? null,
    label_name: answer.label_name ?? null,
    label_name_list: answer.label_name_list ?? [],
    labelscore: answer.labelscore ?? null,
    is_not_score: answer.is_not_score ?? null,
    isCustom: answer.isCustom ?? 0,
    questionOptionList: (answer.questionOptionList ?? []).map((option) => ({
      ...option,
      optionId: option.optionId ?? null,
    })),
    optionExt: answer.optionExt ?? [],
    answerFileList: (answer.answerFileList ?? []).flatMap(({ fileName, fileUrl }, index) => {
      const address = addressOfReference(fileUrl, view.addressOf)
      const name = view.isAnonymous ? neutralName(String(index + 1), fileName) : fileName
      return address ? [{ fileName: name, fileUrl: address }] : []
    }),
    ...presentAssessment(answer, view),
  }
}

function presentAnswer(
  answer: StoredAnswer,
  sessionStartMs: number,
  transcript: z.output<typeof AnswerResult>['transcript'] | undefined,
  view: AnswerView,
): z.output<typeof AnswerResult> {
  const written = presentWritten(answer, view)
  const { problem, problem_answer_method, objective_score, right_key } = written
  return {
    ...written,
    id: answer.question_id,
    question: { problem, answer: written.answer, problem_answer_method, objective_score, right_key },
    subAnswerList: (answer.subAnswerList ?? []).map((each) => presentWritten(each, view)),
    gw_module_id: answer.gw_module_id ?? null,
    followUpOf: answer.followUpOf ?? null,
    interviewRoundNum: answer.interviewRoundNum ?? null,
    problem_time_point: answer.problem_time_point ?? null,
    answer_time_point: answer.answer_time_point ?? null,
    sessionStartMs,
    durationMs: answerDurationMs(answer),
    video_url: (answer.video ?? []).map((video) => ({
      video_url: addressOfReference(video.video_url, view.addressOf),
      video_url_mp4: addressOfReference(video.video_url_mp4, view.addressOf),
      video_screenshot_url: addressOfReference(video.video_screenshot_url, view.addressOf),
      startStr: formatClock(sessionStartMs),
    })),
    transcript: transcript ?? null,
  }
}

/** The answers in their order, each with its place in the session and addresses in place of file references. */
export function presentAnswers(
  answers: readonly StoredAnswer[],
  view: AnswerView,
): z.output<typeof AnswerResult>[] {
  const starts = sessionStarts(
    answers.map(({ answer_time_point: answeredAtSeconds, ...answer }) => ({ ...answer, answeredAtSeconds })),
  )
  return answers.map((answer, index) =>
    presentAnswer(answer, starts[index] ?? 0, view.transcripts[index], view),
  )
}
