import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

export const tabNumber = 11
export const tabPlace = 80
export const permission = null

/** Offline interviews show for the companies that keep them (R2-043). */
export function isShownTo({ hasOfflineInterviewTab }: Pick<TabFacts, 'hasOfflineInterviewTab'>): boolean {
  return hasOfflineInterviewTab
}
