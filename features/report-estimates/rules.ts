import type { TabFacts } from '../report/rules/tab-facts.ts'

export const tabNumber = 13
export const permission = 'manualEvaluation'

/** The records of people's evaluations (R2-060) show to viewers who may evaluate. */
export function isShownTo({ permissions }: TabFacts): boolean {
  return permissions.has(permission)
}
