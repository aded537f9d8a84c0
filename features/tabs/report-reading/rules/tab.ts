import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'
import { hasTestResults } from '../../../report/report/rules/test-tabs.ts'

export const tabNumber = 9
export const tabPlace = 130
export const permission = 'reportAIInterview'

/** Speech and reading aloud (R2-058) show to readers of the AI interview, once there are results (decision N24). */
export function isShownTo(facts: TabFacts): boolean {
  return hasTestResults(facts, 'tests.reading', 'answers.spoken')
}
