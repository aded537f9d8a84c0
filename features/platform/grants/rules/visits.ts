import { hourMs } from '@candor/kernel/durations'
import {
  keyOfPart,
  type PermissionKey,
  type PersonalPart,
  personalParts,
  type ShareableKey,
  shareableKeys,
} from '../../access/rules/permissions.ts'
import { isOpenToVisitors, type ReportSetting, type ReportSwitch } from '../../company/rules.ts'

/** How many hours a visit lasts; after it the link opens a new one. */
export const visitHours = 4

/** When a visit that begins at `now` expires: never later than its grant. */
export function visitExpiry(now: Date, grant: { readonly expiresAt: Date }): Date {
  return new Date(Math.min(now.getTime() + visitHours * hourMs, grant.expiresAt.getTime()))
}

export interface GrantState {
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  readonly sections: readonly string[]
  readonly hasPassword: boolean
  /** The company asks for a password on every link. */
  readonly needsPassword: boolean
  readonly isDemo: boolean
}

export function openedKeys(
  { sections }: Pick<GrantState, 'sections'>,
  switches: readonly ReportSwitch[],
): Set<ShareableKey> {
  return new Set(shareableKeys.filter((key) => sections.includes(key) && isOpenToVisitors(switches, key)))
}

export function heldKeys(
  grant: Pick<GrantState, 'sections' | 'hasPassword'>,
  switches: readonly ReportSwitch[],
): Set<PermissionKey> {
  const checks = openedParts(grant, switches).has('antiCheating') ? [keyOfPart.antiCheating] : []
  return new Set([...openedKeys(grant, switches), ...checks])
}

/** The personal parts that a grant opens now: none without a password, and those of the resume only with the resume. */
export function openedParts(
  grant: Pick<GrantState, 'sections' | 'hasPassword'>,
  switches: readonly ReportSwitch[],
): Set<PersonalPart> {
  const keys: ReadonlySet<string> = openedKeys(grant, switches)
  const isOpen = (part: PersonalPart) => {
    const key = keyOfPart[part]
    return key === 'reportResume' ? keys.has(key) : isOpenToVisitors(switches, key)
  }
  const named = grant.hasPassword ? personalParts.filter((part) => grant.sections.includes(part)) : []
  return new Set(named.filter(isOpen))
}

export function openedSections(
  grant: Pick<GrantState, 'sections' | 'hasPassword'>,
  switches: readonly ReportSwitch[],
): (ShareableKey | PersonalPart)[] {
  const keys = openedKeys(grant, switches)
  return keys.size === 0 ? [] : [...keys, ...openedParts(grant, switches)]
}

/** Whether a grant is live: not over, with a password where one is required, and with a section that it opens. */
export function isGrantLive(
  grant: GrantState,
  switches: readonly ReportSwitch[],
  { now, isDemoOn }: { readonly now: Date; readonly isDemoOn: boolean },
): boolean {
  const isOver = grant.revokedAt !== null || grant.expiresAt <= now
  const isShut = grant.needsPassword && !grant.hasPassword
  return !isOver && !isShut && (isDemoOn || !grant.isDemo) && openedKeys(grant, switches).size > 0
}

const noMarks = { allStatus: 0, singleStatus: 0, manualStatus: 0, aiScoreStatus: 0 } as const

/** The settings of a report for a visitor, without the scores that a visitor must not see. */
export function visitedSetting(
  setting: ReportSetting,
  { showsScores }: { readonly showsScores: boolean },
): ReportSetting {
  return { ...setting, marks: showsScores ? { ...setting.marks, manualStatus: 0 } : noMarks }
}
