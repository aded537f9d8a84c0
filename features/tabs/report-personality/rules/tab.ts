import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'
import { hasTestResults } from '../../../report/report/rules/test-tabs.ts'

export const tabNumber = 12
export const tabPlace = 150
export const permission = 'reportAIInterview'

/** Shows once PDP (R2-044) or Big Five has results (decision N24). */
export function isShownTo(facts: TabFacts): boolean {
  return hasTestResults(facts, 'tests.personality', 'tests.bigFive')
}
