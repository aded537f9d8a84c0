import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

export const tabNumber = 4
export const tabPlace = 40
export const permission = 'reportRemark'

/** The remarks show to those who may read them, empty or not (R2-038), but for a personal report (N27). */
export function isShownTo({ permissions, isPersonal }: TabFacts): boolean {
  return permissions.has(permission) && !isPersonal
}
