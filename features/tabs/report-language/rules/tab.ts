import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'
import { hasTestResults } from '../../../report/report/rules/test-tabs.ts'

export const tabNumber = 10
export const tabPlace = 140
export const permission = 'reportAIInterview'

/** Shows with results (decision N24), or before them where all reports load language scores (R6-028). */
export function isShownTo(facts: TabFacts): boolean {
  return (
    hasTestResults(facts, 'tests.language') || (facts.loadsLanguageScore && facts.permissions.has(permission))
  )
}
