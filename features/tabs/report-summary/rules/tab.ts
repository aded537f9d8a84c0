import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

export const tabNumber = 2
export const tabPlace = 20
export const permission = 'overviewAI'

/** The AI summary (R2-055) shows to readers of AI overviews, once there is AI data. */
export function isShownTo(facts: TabFacts): boolean {
  return facts.permissions.has(permission) && facts.parts.has('aiData')
}
