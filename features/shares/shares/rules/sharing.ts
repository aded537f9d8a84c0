import { dayMs } from '@candor/kernel/durations'
import type { HeldBack } from '../../../platform/access/rules/held-back.ts'
import {
  keyOfPart,
  type PermissionKey,
  type PersonalPart,
  personalParts,
  type ShareableKey,
  shareableKeys,
} from '../../../platform/access/rules/permissions.ts'
import { isOpenToVisitors, keepsFeedback, type ReportSetting } from '../../../platform/company/rules.ts'
import type { shareLanguages } from '../contract/share.ts'
import type { sectionStates } from '../contract.ts'

/** How many days a link may be valid (decision D01). */
export const shareDays = [7, 30, 365] as const

/** How long a link is valid where a call names no lifetime: 12 months (P9-009, decision C64). */
export const usualShareDays = 365

/** The lifetime that the form of a share begins with (decision S84). */
const preselectedShareDays = 30

export const maxShares = 100

/** Limits of wrong passwords (decision D02). Without `fromAddress` each made-up link would cost a password check. */
export const tryLimits = {
  byAddress: { max: 5, perMinutes: 15 },
  fromAddress: { max: 30, perMinutes: 15 },
  byShare: { max: 60, perMinutes: 60 },
} as const

export const lockedMailLimit = { max: 1, perMinutes: 24 * 60 } as const

/** The most new passwords of one account: hashing is slow. */
export const passwordLimit = { max: 400, perMinutes: 15 } as const

/** The most visits of one address by one link: each one is stored until it expires. */
export const visitLimit = { max: 60, perMinutes: 15 } as const

/** When a share made at `now` expires; null for a lifetime that is not offered. */
export function shareExpiry(now: Date, days: number): Date | null {
  return shareDays.some((offered) => offered === days) ? new Date(now.getTime() + days * dayMs) : null
}

export type SharedKey = ShareableKey | PersonalPart

export const sharedKeys: readonly SharedKey[] = [...shareableKeys, ...personalParts]

export function isPersonalPart(key: string): key is PersonalPart {
  return personalParts.some((part) => part === key)
}

interface Sharer {
  readonly viewer: { readonly permissions: ReadonlySet<PermissionKey> }
  readonly heldBack: HeldBack
}

/** The sections that an account may share: those that it can read itself and that the company lets visitors see. */
export function sectionsToShare(
  { viewer, heldBack }: Sharer,
  { switches, evaluation }: Pick<ReportSetting, 'switches' | 'evaluation'>,
): { key: SharedKey; state: (typeof sectionStates)[number]; isWithoutResults?: true }[] {
  return sharedKeys.map((key) => {
    const needed = isPersonalPart(key) ? keyOfPart[key] : key
    const isHeldBack = key === 'interviewFeedback' && heldBack.opinions
    if (isHeldBack || !viewer.permissions.has(needed)) return { key, state: 'notYours' }
    if (!isOpenToVisitors(switches, needed)) return { key, state: 'keptByCompany' }
    const isWithoutResults = key === 'interviewFeedback' && keepsFeedback(evaluation)
    return { key, state: 'open', ...(isWithoutResults && { isWithoutResults }) }
  })
}

/** Whether a key can be shared with these choices. Personal parts need a password, and those of the resume need it. */
export function canAccompany(key: string, { sections, hasPassword }: Chosen): boolean {
  if (!isPersonalPart(key)) return true
  const needed = keyOfPart[key]
  return hasPassword && (needed !== 'reportResume' || sections.includes(needed))
}

type Chosen = Pick<ShareChoice, 'sections' | 'hasPassword'>

export interface ShareChoice {
  readonly sections: readonly string[]
  readonly showsScores: boolean
  readonly days: number
  readonly hasPassword: boolean
  readonly language: (typeof shareLanguages)[number]
  readonly note: string
}

/**
 * The choices of a share so far. The default is every open section, for 30 days and with a password. Personal parts are
 * only chosen by hand. Closed sections are left out, and a required password is always in it.
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
    days: preselectedShareDays,
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

interface ShareFault {
  readonly refusal: 'notToShare' | 'needsPassword' | 'needsResume' | 'needsSection'
  readonly field: 'sections' | 'hasPassword' | null
}

/** Why the wanted keys are not shared; null where they may be. A closed section is told before a missing choice. */
export function shareFault(wanted: Chosen, sections: ReturnType<typeof sectionsToShare>): ShareFault | null {
  const open = new Set<string>(sections.flatMap(({ key, state }) => (state === 'open' ? [key] : [])))
  // The sections that a call leaves out are those that its caller may share.
  const isAllowed = wanted.sections.length > 0 && wanted.sections.every((key) => open.has(key))
  if (!isAllowed) return { refusal: 'notToShare', field: null }
  const alone = wanted.sections.filter((key) => !canAccompany(key, wanted))
  if (alone.length > 0 && !wanted.hasPassword) return { refusal: 'needsPassword', field: 'hasPassword' }
  if (alone.length > 0) return { refusal: 'needsResume', field: 'sections' }
  return wanted.sections.every(isPersonalPart) ? { refusal: 'needsSection', field: 'sections' } : null
}

export interface OpenAttempt {
  /** Null for a link that is not live. */
  readonly share: { readonly hasPassword: boolean } | null
  /** Null without a password. */
  readonly passwordMatches: boolean | null
}

/** Whether a link opens its report. A dead link is refused like a wrong password, so that guesses find no links. */
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
