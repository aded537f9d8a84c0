import type { TabFacts } from '../report/rules/tab-facts.ts'

export const tabNumber = 2
export const permission = 'overviewAI'

/** The AI summary (R2-055) shows to whoever may read overviews of the AI, once there is AI data. */
export function isShownTo(facts: TabFacts): boolean {
  return facts.permissions.has(permission) && facts.parts.has('aiData')
}
