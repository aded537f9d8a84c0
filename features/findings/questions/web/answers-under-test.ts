import { nothingAnswered } from '../../../candidates/interviews/rules/answer-under-test.ts'
import type { Answer } from '../../../candidates/interviews/rules/interview.ts'

/** An answer of a kind with nothing in it but what a test is about. */
export function anAnswer(id: string, method: number, more: Partial<Answer> = {}): Answer {
  return {
    ...nothingAnswered,
    id,
    method,
    title: `Title of ${id}`,
    html: `<p>What of <b>${id}</b>?</p>`,
    ...more,
  }
}
