import type * as z from 'zod/mini'
import type { AnswerResult } from '../../interviews/contract.ts'

type Answer = z.output<typeof AnswerResult>

/** An answer of a kind with nothing in it but what a test is about. */
export function anAnswer(id: string, method: number, more: Partial<Answer> = {}): Answer {
  return {
    question_id: id,
    problem_answer_method: method,
    title: `Title of ${id}`,
    problem: `<p>What of <b>${id}</b>?</p>`,
    gw_module_id: null,
    followUpOf: null,
    interviewRoundNum: null,
    problem_time_point: null,
    answer_time_point: null,
    sessionStartMs: 0,
    durationMs: null,
    answer: null,
    answer_language: null,
    language: null,
    label_name: null,
    labelscore: null,
    actualscore: null,
    objective_score: null,
    right_key: null,
    is_not_score: null,
    scoreReason: null,
    questionOptionList: [],
    video_url: [],
    transcript: null,
    ...more,
  }
}
