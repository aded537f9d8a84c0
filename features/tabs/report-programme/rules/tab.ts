import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'
import { hasTestResults } from '../../../report/report/rules/test-tabs.ts'

export const tabNumber = 8
export const tabPlace = 110
export const permission = 'reportAIInterview'

/** The programming simulation (R2-057) shows to readers of the AI interview, once there are results (decision N24). */
export function isShownTo(facts: TabFacts): boolean {
  return hasTestResults(facts, 'tests.programme')
}
