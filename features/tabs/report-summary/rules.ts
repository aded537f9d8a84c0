import type { Analysis } from '../../findings/analysis/rules/analysis.ts'

/** The most moments beside a score; the AI interview has all of them. */
export const maxMoments = 3

/** Whether soft skills show their scores: not while the analysis is stopped or not ordered (decision D29). */
export function showsLabelGroups({
  softSkills,
  isStopped,
  isL2Enabled,
}: Pick<Analysis, 'softSkills' | 'isStopped' | 'isL2Enabled'>): boolean {
  return softSkills.length > 0 && isL2Enabled && !isStopped
}
