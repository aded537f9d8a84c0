import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'
import { hasTestResults } from '../../../report/report/rules/test-tabs.ts'

export const tabNumber = 16
export const tabPlace = 100
export const permission = 'reportAIInterview'

/** Shows to readers of the AI interview with results (R2-045, decision N24). */
export function isShownTo(facts: TabFacts): boolean {
  return hasTestResults(facts, 'answers.coding', 'answers.objective')
}
