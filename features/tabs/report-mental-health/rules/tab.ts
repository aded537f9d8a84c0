import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'
import { hasTestOrSimulation } from '../../../report/report/rules/test-tabs.ts'

export const tabNumber = 20
export const tabPlace = 180
export const permission = 'reportAIInterview'

/** The mental health test (R2-050) shows with its results; in the mini-app, when the position simulates it (R2-054). */
export function isShownTo(facts: TabFacts): boolean {
  return hasTestOrSimulation(facts, 'tests.mentalHealth', tabNumber)
}
