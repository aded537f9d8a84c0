import type { TabFacts } from '../report/rules/tab-facts.ts'

export const tabNumber = 3
export const permission = 'planInterview'

/** The interview plan shows to whoever may read it, empty or not (R2-037). */
export function isShownTo({ permissions }: TabFacts): boolean {
  return permissions.has(permission)
}
