import { planTab } from '../../../meetings/candidate-plans/rules/plans.ts'
import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

export const tabNumber = planTab
export const tabPlace = 30
export const permission = 'planInterview'

/** The interview plan shows to those who may read it, empty or not (R2-037), but for a personal report (N27). */
export function isShownTo({ permissions, isPersonal }: TabFacts): boolean {
  return permissions.has(permission) && !isPersonal
}
