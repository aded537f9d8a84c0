import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'
import { hasTestOrSimulation } from '../../../report/report/rules/test-tabs.ts'

export const tabNumber = 21
export const tabPlace = 190
export const permission = 'reportAIInterview'

/** Shows with ordered results (decision N24); in the mini-app, where the position simulates it (R2-054). */
export function isShownTo(facts: TabFacts): boolean {
  return (
    (facts.isMiniapp || facts.isCompetencyTestOn) && hasTestOrSimulation(facts, 'tests.competency', tabNumber)
  )
}
