import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

export const tabNumber = 24
export const tabPlace = 220
export const isBesideOthers = true

/** Shows to every account, beside the tabs that its role opens; not to visitors, and not in a personal report. */
export function isShownTo({ isVisit, isPersonal }: Pick<TabFacts, 'isVisit' | 'isPersonal'>): boolean {
  return !isVisit && !isPersonal
}
