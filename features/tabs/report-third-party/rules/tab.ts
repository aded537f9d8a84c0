import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

export const tabNumber = 5
export const tabPlace = 50
export const permission = 'thirdComment'

/** Shows with the permission (R2-040), but not beside the personality test (R2-041). */
export function isShownTo({
  permissions,
  usesPersonalityTest,
}: Pick<TabFacts, 'permissions' | 'usesPersonalityTest'>): boolean {
  return permissions.has(permission) && !usesPersonalityTest
}
