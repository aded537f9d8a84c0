import type { TabFacts } from '../../report/report/rules/tab-facts.ts'

/** The sub-tabs in their order; their index is the address parameter `resume` (R2-026, R2-031). */
export const resumeSubTabs = ['original', 'standard', 'form'] as const
export type ResumeSubTab = (typeof resumeSubTabs)[number]

type OpenParts = Pick<TabFacts, 'personalParts'>

/** The visible sub-tabs: only the standard resume if the share does not open what the candidate handed in. */
export function shownSubTabs({ personalParts }: OpenParts): readonly ResumeSubTab[] {
  return personalParts.has('originalResume') ? resumeSubTabs : ['standard']
}

/** The sub-tab of an address; without one the original, or the standard resume if there is no original. */
export function subTabAt(
  index: number | undefined,
  { hasStandardAlone }: { hasStandardAlone: boolean },
): ResumeSubTab {
  if (index === undefined && hasStandardAlone) return 'standard'
  return resumeSubTabs[index ?? 0] ?? resumeSubTabs[0]
}
