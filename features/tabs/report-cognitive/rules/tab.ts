import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'
import { hasTestOrSimulation } from '../../../report/report/rules/test-tabs.ts'

export const tabNumber = 18
export const tabPlace = 160
export const permission = 'reportAIInterview'

/** The cognitive ability test (R2-048) shows with its results; in the mini-app, when the position simulates it (R2-054). */
export function isShownTo(facts: TabFacts): boolean {
  return hasTestOrSimulation(facts, 'tests.cognitive', tabNumber)
}
