import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'
import { hasTestResults } from '../../../report/report/rules/test-tabs.ts'

export const tabNumber = 10
export const tabPlace = 140
export const permission = 'reportAIInterview'

/**
 * The language scores (R2-059) show to readers of the AI interview, once there are results (decision N24).
 *
 * Where the company or the position loads them with every report (R6-028), the tab is there before its results.
 */
export function isShownTo(facts: TabFacts): boolean {
  return (
    hasTestResults(facts, 'tests.language') || (facts.loadsLanguageScore && facts.permissions.has(permission))
  )
}
