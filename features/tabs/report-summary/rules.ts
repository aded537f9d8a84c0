import type { Analysis } from '../../findings/analysis/rules/analysis.ts'
import type { TabFacts } from '../../report/report/rules/tab-facts.ts'

export const tabNumber = 2
/** Its place among the tabs of the bar, from the left; places have gaps. */
export const tabPlace = 20
export const permission = 'overviewAI'

/** The AI summary (R2-055) shows to readers of AI overviews, once there is AI data. */
export function isShownTo(facts: TabFacts): boolean {
  return facts.permissions.has(permission) && facts.parts.has('aiData')
}

/** The most moments beside a score; the AI interview has all of them. */
export const maxMoments = 3

/**
 * Whether the scores of soft skills show: whatever else the analysis has, unless it was stopped or not ordered
 * (decision D29).
 */
export function showsLabelGroups({
  softSkills,
  isStopped,
  isL2Enabled,
}: Pick<Analysis, 'softSkills' | 'isStopped' | 'isL2Enabled'>): boolean {
  return softSkills.length > 0 && isL2Enabled && !isStopped
}
