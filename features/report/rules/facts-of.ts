import { acts } from '../../access/rules/acts.ts'
import { isPermissionKey } from '../../access/rules/permissions.ts'
import type { TabFacts } from './tab-facts.ts'

/** Facts as plain lists, each of which may be left out: what a reply carries, and what a test is about. */
export interface GivenFacts extends Partial<Omit<TabFacts, 'permissions' | 'parts' | 'acts'>> {
  readonly permissions?: readonly string[]
  readonly parts?: readonly string[]
  readonly acts?: readonly string[]
}

/**
 * The facts with everything that was not given off or empty, so that nothing shows by omission.
 *
 * A permission key or an act that is not known here is another version's and is left out.
 */
export function factsOf(given: GivenFacts): TabFacts {
  return {
    isAnonymous: false,
    isMiniapp: false,
    hasAi: false,
    hasVideoQuestions: false,
    usesPersonalityTest: false,
    hasOfflineInterviewTab: false,
    simulationTests: [],
    aiTabMode: 'all',
    alwaysShowsAttachments: false,
    isCompetencyTestOn: false,
    loadsLanguageScore: false,
    needsEliminationReason: false,
    isEvaluatedByStage: false,
    ...given,
    permissions: new Set((given.permissions ?? []).filter(isPermissionKey)),
    parts: new Set(given.parts),
    acts: new Set(acts.filter((act) => given.acts?.includes(act))),
  }
}
