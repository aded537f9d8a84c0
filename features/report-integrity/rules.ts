import type { TabFacts } from '../report/rules/tab-facts.ts'

export const tabNumber = 22
export const permission = 'reportInterviewLog'

/** The anti-cheating evidence (R2-052) shows to whoever may read interview logs, once there is any (decision N24). */
export function isShownTo(facts: TabFacts): boolean {
  return facts.permissions.has(permission) && facts.parts.has('antiCheating')
}
