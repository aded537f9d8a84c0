import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'
import { hasTestResults } from '../../../report/report/rules/test-tabs.ts'

export const tabNumber = 17
export const tabPlace = 90
export const permission = 'reportAIInterview'

/** The online test (R2-046) shows to readers of the AI interview, once there are results (decision N24). */
export function isShownTo(facts: TabFacts): boolean {
  return hasTestResults(facts, 'tests.onlineTest', 'answers.written', 'answers.coding')
}
