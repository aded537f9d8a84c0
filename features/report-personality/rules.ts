import type { TabFacts } from '../report/rules/tab-facts.ts'
import { hasTestResults } from '../report/rules/test-tabs.ts'

export const tabNumber = 12
export const permission = 'reportAIInterview'

/** The personality test, PDP (R2-044) shows to whoever may read the AI interview, once there are results (decision N24). */
export function isShownTo(facts: TabFacts): boolean {
  return hasTestResults(facts, 'tests.personality')
}
