import type { Answer, Verdict } from '../../candidates/interviews/rules/interview.ts'
import { questionType } from '../../candidates/interviews/rules.ts'

/** One plate, with what the candidate saw. */
export interface Plate {
  readonly id: string
  readonly title: string | null
  /** Cleaned by the server. */
  readonly html: string
  readonly answer: string | null
  /** Null where the company does not show right answers, or nothing was compared. */
  readonly rightKey: string | null
  readonly verdict: Verdict | null
}

type PlateAnswer = Pick<Answer, 'id' | 'method' | 'title' | 'html' | 'text' | 'rightKey' | 'verdict'>

/** The plates among the answers, in their order: only this tab shows them (decision C15). */
export function platesOf(answers: readonly PlateAnswer[]): Plate[] {
  return answers
    .filter((answer) => questionType(answer.method) === 'colourVision')
    .map((answer) => ({
      id: answer.id,
      title: answer.title,
      html: answer.html,
      answer: answer.text?.trim() || null,
      rightKey: answer.rightKey?.trim() || null,
      verdict: answer.verdict,
    }))
}
