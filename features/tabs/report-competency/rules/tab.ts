import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'
import { hasTestOrSimulation } from '../../../report/report/rules/test-tabs.ts'

export const tabNumber = 21
export const tabPlace = 190
export const permission = 'reportAIInterview'

/**
 * The competency assessment (R2-051) shows with its results where it was ordered (decision N24); in the mini-app,
 * when the position simulates it (R2-054).
 */
export function isShownTo(facts: TabFacts): boolean {
  return (
    (facts.isMiniapp || facts.isCompetencyTestOn) && hasTestOrSimulation(facts, 'tests.competency', tabNumber)
  )
}
