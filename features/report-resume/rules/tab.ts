import type { TabFacts } from '../../report/rules/tab-facts.ts'

/** Tab 0 shows to whoever may read resumes (R2-030). An anonymous candidate's tab stays, with a notice in it. */
export function isShownTo({ permissions }: Pick<TabFacts, 'permissions'>): boolean {
  return permissions.has('reportResume')
}

/** The sub-tabs in their order; their index is the address parameter `resume` (R2-026, R2-031). */
export const resumeSubTabs = ['original', 'standard', 'form'] as const
export type ResumeSubTab = (typeof resumeSubTabs)[number]

type OpenParts = Pick<TabFacts, 'personalParts'>

/** The sub-tabs that show: the standard resume alone to whom the share does not open what the candidate handed in. */
export function shownSubTabs({ personalParts }: OpenParts): readonly ResumeSubTab[] {
  return personalParts.has('originalResume') ? resumeSubTabs : ['standard']
}

/** The sub-tab that an address names; where it names none the original, or the standard resume that came without one. */
export function subTabAt(
  index: number | undefined,
  { hasStandardAlone }: { hasStandardAlone: boolean },
): ResumeSubTab {
  if (index === undefined && hasStandardAlone) return 'standard'
  return resumeSubTabs[index ?? 0] ?? resumeSubTabs[0]
}

export const tabNumber = 0
export const permission = 'reportResume'
