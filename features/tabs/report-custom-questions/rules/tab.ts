import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'
import { hasTestResults } from '../../../report/report/rules/test-tabs.ts'

export const tabNumber = 7
export const tabPlace = 120
export const permission = 'reportAIInterview'

/** The company's own questions (R2-056) show to readers of the AI interview, once one was answered. */
export function isShownTo(facts: TabFacts): boolean {
  return hasTestResults(facts, 'answers.custom')
}
