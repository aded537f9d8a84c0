import type { Analysis } from '../analysis/rules/analysis.ts'
import type { TabFacts } from '../report/rules/tab-facts.ts'

export const tabNumber = 2
export const permission = 'overviewAI'

/** The AI summary (R2-055) shows to whoever may read overviews of the AI, once there is AI data. */
export function isShownTo(facts: TabFacts): boolean {
  return facts.permissions.has(permission) && facts.parts.has('aiData')
}

/** How many moments stand beside a score; all of them stand in the AI interview. */
export const maxMoments = 3

/** Whether scores by label group show: whatever else came of the analysis, unless it was stopped or not ordered (decision D29). */
export function showsLabelGroups({
  softSkills,
  isStopped,
  isL2Enabled,
}: Pick<Analysis, 'softSkills' | 'isStopped' | 'isL2Enabled'>): boolean {
  return softSkills.length > 0 && isL2Enabled && !isStopped
}
