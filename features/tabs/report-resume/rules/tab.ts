import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

export const tabNumber = 0
export const tabPlace = 0
export const permission = 'reportResume'

/** Tab 0 shows to those who may read resumes (R2-030). An anonymous candidate's tab stays, with a notice in it. */
export function isShownTo({ permissions }: Pick<TabFacts, 'permissions'>): boolean {
  return permissions.has('reportResume')
}
