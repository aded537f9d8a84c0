import { integrityPermission } from '../integrity/rules/findings.ts'
import type { TabFacts } from '../report/rules/tab-facts.ts'

export const tabNumber = 22
export const permission = integrityPermission

/** What the tab draws from: the checks, what monitors took, the body results, what the phone recorded (decision D25). */
const parts = ['antiCheating', 'monitorPictures', 'tattooResults', 'mobileMonitorVideoList'] as const

/** The anti-cheating evidence (R2-052) shows to whoever may read interview logs, once there is any (decision N24). */
export function isShownTo(facts: TabFacts): boolean {
  return facts.permissions.has(permission) && parts.some((part) => facts.parts.has(part))
}
