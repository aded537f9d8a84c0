import { hourMs } from '@candor/kernel/durations'
import {
  keyOfPart,
  type PermissionKey,
  type PersonalPart,
  personalParts,
  type ShareableKey,
  shareableKeys,
} from '../../access/rules/permissions.ts'
import { isOpenToVisitors, type ReportSetting, type ReportTabConfigEntry } from '../../company/rules.ts'

/** How long a visit lasts, in hours; after it the link is opened once more. */
export const visitHours = 4

/** When a visit ends that begins at `now`: never later than its grant. */
export function visitExpiry(now: Date, grant: { readonly expiresAt: Date }): Date {
  return new Date(Math.min(now.getTime() + visitHours * hourMs, grant.expiresAt.getTime()))
}

/** What decides whether a grant opens anything at all. */
export interface GrantState {
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  /** Permission keys, and parts that tell of the person. */
  readonly sections: readonly string[]
  readonly hasPassword: boolean
  /** The company asks for a password on every link. */
  readonly needsPassword: boolean
  /** It was made by an account of the demo. */
  readonly isDemo: boolean
}

/** What a grant opens now: the keys that it names and that the company lets visitors see. */
export function openedKeys(
  { sections }: Pick<GrantState, 'sections'>,
  config: readonly ReportTabConfigEntry[],
): Set<ShareableKey> {
  return new Set(shareableKeys.filter((key) => sections.includes(key) && isOpenToVisitors(config, key)))
}

/** The permission keys that a visitor holds by a grant now: those of its sections, and of the checks where it opens them. */
export function heldKeys(
  grant: Pick<GrantState, 'sections' | 'hasPassword'>,
  config: readonly ReportTabConfigEntry[],
): Set<PermissionKey> {
  const checks = openedParts(grant, config).has('antiCheating') ? [keyOfPart.antiCheating] : []
  return new Set([...openedKeys(grant, config), ...checks])
}

/**
 * What a grant opens now of what tells who the candidate is: nothing without a password, and of the resume nothing without
 * the resume.
 */
export function openedParts(
  grant: Pick<GrantState, 'sections' | 'hasPassword'>,
  config: readonly ReportTabConfigEntry[],
): Set<PersonalPart> {
  const keys: ReadonlySet<string> = openedKeys(grant, config)
  const isOpen = (part: PersonalPart) => {
    const key = keyOfPart[part]
    return key === 'reportResume' ? keys.has(key) : isOpenToVisitors(config, key)
  }
  const named = grant.hasPassword ? personalParts.filter((part) => grant.sections.includes(part)) : []
  return new Set(named.filter(isOpen))
}

/**
 * Whether a grant may be read by now: neither over nor revoked, with a password where the company asks for one, and with
 * something that it opens.
 */
export function isGrantLive(
  grant: GrantState,
  config: readonly ReportTabConfigEntry[],
  { now, isDemoOn }: { readonly now: Date; readonly isDemoOn: boolean },
): boolean {
  const isOver = grant.revokedAt !== null || grant.expiresAt <= now
  const isShut = grant.needsPassword && !grant.hasPassword
  return !isOver && !isShut && (isDemoOn || !grant.isDemo) && openedKeys(grant, config).size > 0
}

const noMarks = { allStatus: 0, singleStatus: 0, manualStatus: 0, aiScoreStatus: 0 } as const

/**
 * How a report is set up for a visitor: the scores that colleagues gave stay in the company, and all others with them
 * where the grant leaves scores out.
 */
export function visitedSetting(
  setting: ReportSetting,
  { showsScores }: { readonly showsScores: boolean },
): ReportSetting {
  return { ...setting, marks: showsScores ? { ...setting.marks, manualStatus: 0 } : noMarks }
}
