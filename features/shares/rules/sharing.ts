import { dayMs } from '@candor/kernel/durations'
import type { HeldBack } from '../../access/rules/held-back.ts'
import {
  keyOfPart,
  type PermissionKey,
  type PersonalPart,
  personalParts,
  type ShareableKey,
  shareableKeys,
} from '../../access/rules/permissions.ts'
import { isOpenToVisitors, keepsFeedback, type ReportSetting } from '../../company/rules.ts'
import type { sectionStates, shareLanguages } from '../contract.ts'

/** How many days a link may be valid (decision D01). */
export const shareDays = [7, 30, 365] as const

/** How long a link is valid unless its maker says otherwise: 12 months (P9-009, decision C64). */
export const usualShareDays = 365

/** The shares of one report that may be live at a time. */
export const maxShares = 100

/**
 * Wrong passwords from one address for one link, from one address for whatever links, and for one link from wherever
 * (decision D02). Without the second, made-up links would cost a check of a password each.
 */
export const tryLimits = {
  byAddress: { max: 5, perMinutes: 15 },
  fromAddress: { max: 30, perMinutes: 15 },
  byShare: { max: 60, perMinutes: 60 },
} as const

/** Visits that one address may open by one link: each is a row until it is over. */
export const visitLimit = { max: 60, perMinutes: 15 } as const

/** When a share ends that is made at `now`; null for a lifetime that is not offered. */
export function shareExpiry(now: Date, days: number): Date | null {
  return shareDays.some((offered) => offered === days) ? new Date(now.getTime() + days * dayMs) : null
}

/** What is chosen of a report, one by one: its sections, and what tells of the person. */
export type SharedKey = ShareableKey | PersonalPart

export const sharedKeys: readonly SharedKey[] = [...shareableKeys, ...personalParts]

/** Whether a key stands for what tells of the person, and not for a section. */
export function isPersonalPart(key: string): key is PersonalPart {
  return personalParts.some((part) => part === key)
}

/** Who shares a report: what they read of it themselves. */
interface Sharer {
  readonly viewer: { readonly permissions: ReadonlySet<PermissionKey> }
  readonly heldBack: HeldBack
}

/** The sections that an account may share: those that it can read itself and that the company lets visitors see. */
export function sectionsToShare(
  { viewer, heldBack }: Sharer,
  { tabConfig, evaluation }: Pick<ReportSetting, 'tabConfig' | 'evaluation'>,
): { key: SharedKey; state: (typeof sectionStates)[number]; isWithoutResults?: true }[] {
  return sharedKeys.map((key) => {
    const needed = isPersonalPart(key) ? keyOfPart[key] : key
    const isHeldBack = key === 'interviewFeedback' && heldBack.opinions
    if (isHeldBack || !viewer.permissions.has(needed)) return { key, state: 'notYours' }
    if (!isOpenToVisitors(tabConfig, needed)) return { key, state: 'keptByCompany' }
    const isWithoutResults = key === 'interviewFeedback' && keepsFeedback(evaluation)
    return { key, state: 'open', ...(isWithoutResults && { isWithoutResults }) }
  })
}

/**
 * Whether a key can be given together with what else is chosen: what tells of the person needs a password, and of the
 * resume the resume as well.
 */
export function canAccompany(key: string, { sections, hasPassword }: Chosen): boolean {
  if (!isPersonalPart(key)) return true
  const needed = keyOfPart[key]
  return hasPassword && (needed !== 'reportResume' || sections.includes(needed))
}

type Chosen = Pick<ShareChoice, 'sections' | 'hasPassword'>

/** What is chosen of a share that is to be made. */
export interface ShareChoice {
  readonly sections: readonly string[]
  readonly showsScores: boolean
  readonly days: number
  readonly hasPassword: boolean
  readonly language: (typeof shareLanguages)[number]
  readonly note: string
}

/**
 * What of a share is chosen by now: every section that can be opened, for 12 months and behind a password, until somebody
 * says otherwise. What tells of the person is chosen by hand alone. Nothing that cannot be opened, and no link without a
 * password where the company asks for one.
 */
export function chooseShare(
  offered: { sections: readonly { key: string; state: string }[]; needsPassword: boolean },
  changed: Partial<ShareChoice>,
  language: ShareChoice['language'],
): ShareChoice {
  const open = offered.sections.filter(({ state }) => state === 'open').map(({ key }) => key)
  const sections = open.filter((key) => !isPersonalPart(key))
  const untouched = {
    sections,
    showsScores: true,
    days: usualShareDays,
    hasPassword: true,
    language,
    note: '',
  }
  const chosen = { ...untouched, ...changed }
  const hasPassword = chosen.hasPassword || offered.needsPassword
  const given = { sections: chosen.sections, hasPassword }
  return {
    ...chosen,
    sections: chosen.sections.filter((key) => open.includes(key) && canAccompany(key, given)),
    hasPassword,
  }
}

/** Whether everything that is asked for may be shared, and something of the report is. */
export function areShareable(wanted: Chosen, sections: ReturnType<typeof sectionsToShare>): boolean {
  const isOpen = (key: string) =>
    sections.some((section) => section.key === key && section.state === 'open') && canAccompany(key, wanted)
  return wanted.sections.every(isOpen) && !wanted.sections.every(isPersonalPart)
}

/** What is known once somebody has come with a link. */
export interface OpenAttempt {
  /** Null for a link that is not live, whatever the reason. */
  readonly share: { readonly hasPassword: boolean } | null
  /** Null where no password came. */
  readonly passwordMatches: boolean | null
}

/**
 * Whether a link opens its report.
 *
 * With a password, a link that is not live is refused as a wrong password is, so that a guess never tells which of the
 * two it was.
 */
export function decideOpening({
  share,
  passwordMatches,
}: OpenAttempt): 'open' | 'passwordNeeded' | 'notOpenable' | 'wrongPassword' {
  if (passwordMatches === null) {
    if (!share) return 'notOpenable'
    return share.hasPassword ? 'passwordNeeded' : 'open'
  }
  return share && (passwordMatches || !share.hasPassword) ? 'open' : 'wrongPassword'
}
