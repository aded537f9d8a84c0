import type { TabFacts } from '../report/rules/tab-facts.ts'

export const tabNumber = 4
export const permission = 'reportRemark'

/** The remarks show to whoever may read them, empty or not (R2-038). */
export function isShownTo({ permissions }: TabFacts): boolean {
  return permissions.has(permission)
}
