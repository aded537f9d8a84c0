import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'
import { hasTestOrSimulation } from '../../../report/report/rules/test-tabs.ts'

export const tabNumber = 19
export const tabPlace = 170
export const permission = 'reportAIInterview'

/** The professional character test (R2-049) shows with its results; in the mini-app, when the position simulates it (R2-054). */
export function isShownTo(facts: TabFacts): boolean {
  return hasTestOrSimulation(facts, 'tests.character', tabNumber)
}
