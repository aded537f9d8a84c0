import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

export const tabNumber = 5
export const tabPlace = 50
export const permission = 'thirdComment'

/**
 * Third-party evaluations show to those who may read them (R2-040), but not where the personality test is used
 * (R2-041).
 */
export function isShownTo({
  permissions,
  usesPersonalityTest,
}: Pick<TabFacts, 'permissions' | 'usesPersonalityTest'>): boolean {
  return permissions.has(permission) && !usesPersonalityTest
}
