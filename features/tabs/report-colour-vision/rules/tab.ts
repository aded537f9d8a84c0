import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'
import { hasTestResults } from '../../../report/report/rules/test-tabs.ts'

export const tabNumber = 23
export const tabPlace = 210
export const permission = 'reportAIInterview'

/** The colour-vision test (R2-053) shows to readers of the AI interview, once there are results (decision N24). */
export function isShownTo(facts: TabFacts): boolean {
  return hasTestResults(facts, 'tests.colourVision')
}
