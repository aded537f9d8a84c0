import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

export const tabNumber = 0
/** Its place among the tabs of the bar, from the left; places have gaps. */
export const tabPlace = 0
export const permission = 'reportResume'

/** Tab 0 shows to those who may read resumes (R2-030). An anonymous candidate's tab stays, with a notice in it. */
export function isShownTo({ permissions }: Pick<TabFacts, 'permissions'>): boolean {
  return permissions.has('reportResume')
}
