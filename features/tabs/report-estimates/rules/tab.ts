import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

export const tabNumber = 13
export const tabPlace = 60
export const permission = 'manualEvaluation'

/** The records of people's evaluations (R2-060) show to viewers who may evaluate, but for a personal report (N27). */
export function isShownTo({ permissions, isPersonal }: TabFacts): boolean {
  return permissions.has(permission) && !isPersonal
}
