import { integrityPermission } from '../../../findings/integrity/rules/findings.ts'
import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

export const tabNumber = 22
export const tabPlace = 200
export const permission = integrityPermission

/** The parts that the tab shows: checks, monitors' pictures, body results, recordings of the phone (decision D25). */
const parts = ['antiCheating', 'monitorPictures', 'tattooResults', 'mobileMonitorVideoList'] as const

/** The anti-cheating evidence (R2-052) shows to readers of interview logs, once there is any (decision N24). */
export function isShownTo(facts: TabFacts): boolean {
  return facts.permissions.has(permission) && parts.some((part) => facts.parts.has(part))
}
