import type { Answer, Verdict } from '../../candidates/interviews/rules/interview.ts'
import { questionType } from '../../candidates/interviews/rules.ts'
import type { TabFacts } from '../../report/report/rules/tab-facts.ts'
import { hasTestResults } from '../../report/report/rules/test-tabs.ts'

export const tabNumber = 23
/** Its place among the tabs of the bar, from the left; places have gaps. */
export const tabPlace = 210
export const permission = 'reportAIInterview'

/** The colour-vision test (R2-053) shows to readers of the AI interview, once there are results (decision N24). */
export function isShownTo(facts: TabFacts): boolean {
  return hasTestResults(facts, 'tests.colourVision')
}

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
