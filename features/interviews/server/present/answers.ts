import { cleanHtml } from '@candor/html/clean'
import type { FileId } from '@candor/kernel/ids'
import { formatClock } from '@candor/messages/dates'
import type * as z from 'zod/mini'
import { readFileReference } from '../../../media/rules.ts'
import type { AnswerResult } from '../../contract.ts'
import { answerDurationMs, sessionStarts } from '../../rules.ts'
import type { StoredAnswer } from '../import.ts'

export type AddressOf = (fileId: FileId) => string

const mostRemembered = 2_000
const remembered = new Map<string, string>()

/** Cleans question text. Every candidate of a position is asked the same, so that a text is cleaned once. */
function cleanQuestion(html: string): string {
  const known = remembered.get(html)
  if (known !== undefined) return known
  const clean = cleanHtml(html)
  if (remembered.size >= mostRemembered) remembered.clear()
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

function presentAnswer(
  answer: StoredAnswer,
  sessionStartMs: number,
  addressOf: AddressOf,
  isScoreShown: boolean,
): z.output<typeof AnswerResult> {
  return {
    question_id: answer.question_id,
    problem_answer_method: answer.problem_answer_method,
    title: answer.title ?? null,
    problem: cleanQuestion(answer.problem),
    gw_module_id: answer.gw_module_id ?? null,
    followUpOf: answer.followUpOf ?? null,
    interviewRoundNum: answer.interviewRoundNum ?? null,
    problem_time_point: answer.problem_time_point ?? null,
    answer_time_point: answer.answer_time_point ?? null,
    sessionStartMs,
    durationMs: answerDurationMs(answer),
    answer: answer.answer ?? null,
    answer_language: answer.answer_language ?? null,
    language: answer.language ?? null,
    label_name: answer.label_name ?? null,
    labelscore: answer.labelscore ?? null,
    actualscore: isScoreShown ? (answer.actualscore ?? null) : null,
    objective_score: answer.objective_score ?? null,
    right_key: answer.right_key ?? null,
    is_not_score: answer.is_not_score ?? null,
    scoreReason: answer.scoreReason ?? null,
    questionOptionList: answer.questionOptionList ?? [],
    video_url: (answer.video ?? []).map((video) => ({
      video_url: addressOfReference(video.video_url, addressOf),
      video_url_mp4: addressOfReference(video.video_url_mp4, addressOf),
      video_screenshot_url: addressOfReference(video.video_screenshot_url, addressOf),
      startStr: formatClock(sessionStartMs),
    })),
    transcript: answer.transcript ?? null,
  }
}

/** The answers in their order, each with its place in the session and addresses in place of file references. */
export function presentAnswers(
  answers: readonly StoredAnswer[],
  addressOf: AddressOf,
  isScoreShown: boolean,
): z.output<typeof AnswerResult>[] {
  const starts = sessionStarts(answers)
  return answers.map((answer, index) => presentAnswer(answer, starts[index] ?? 0, addressOf, isScoreShown))
}
