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

/** The most live shares of one report. */
export const maxShares = 100

/**
 * Limits of wrong passwords: from one address for one link, from one address for all links, and for one link from
 * anywhere (decision D02). Without the second, each made-up link would cost a password check.
 */
export const tryLimits = {
  byAddress: { max: 5, perMinutes: 15 },
  fromAddress: { max: 30, perMinutes: 15 },
  byShare: { max: 60, perMinutes: 60 },
} as const

/** How many mails about wrong passwords the maker of one share gets, and within how many minutes. */
export const lockedMailLimit = { max: 1, perMinutes: 24 * 60 } as const

/** The most passwords of shares that one account may have made, and within how many minutes: each is hashed. */
export const passwordLimit = { max: 400, perMinutes: 15 } as const

/** The most visits of one address by one link: each is a row until it expires. */
export const visitLimit = { max: 60, perMinutes: 15 } as const

/** When a share made at `now` expires; null for a lifetime that is not offered. */
export function shareExpiry(now: Date, days: number): Date | null {
  return shareDays.some((offered) => offered === days) ? new Date(now.getTime() + days * dayMs) : null
}

/** A choice of a share: a section, or a personal part. */
export type SharedKey = ShareableKey | PersonalPart

export const sharedKeys: readonly SharedKey[] = [...shareableKeys, ...personalParts]

/** Whether a key is a personal part, and not a section. */
export function isPersonalPart(key: string): key is PersonalPart {
  return personalParts.some((part) => part === key)
}

/** Who shares a report, with what they may read themselves. */
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

/**
 * Whether a key can be shared together with the other choices: personal parts need a password, and those of the resume
 * need the resume.
 */
export function canAccompany(key: string, { sections, hasPassword }: Chosen): boolean {
  if (!isPersonalPart(key)) return true
  const needed = keyOfPart[key]
  return hasPassword && (needed !== 'reportResume' || sections.includes(needed))
}

type Chosen = Pick<ShareChoice, 'sections' | 'hasPassword'>

/** The choices of a share that is to be made. */
export interface ShareChoice {
  readonly sections: readonly string[]
  readonly showsScores: boolean
  readonly days: number
  readonly hasPassword: boolean
  readonly language: (typeof shareLanguages)[number]
  readonly note: string
}

/**
 * The choices of a share so far. The default is every section that can be opened, for 30 days and with a password.
 * Personal parts are only chosen by hand. Nothing that cannot be opened is in it, and no link is without a password
 * where the company requires one.
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

/** Why the wanted keys are not shared: the name of the call's refusal, and the field that mends it, if one does. */
interface ShareFault {
  readonly refusal: 'notToShare' | 'needsPassword' | 'needsResume' | 'needsSection'
  readonly field: 'sections' | 'hasPassword' | null
}

/** Why the wanted keys are not shared; null where they may be. What stays in the company is named before what is missing. */
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

/** What is known when somebody opens a link. */
export interface OpenAttempt {
  /** Null for a link that is not live, for whatever reason. */
  readonly share: { readonly hasPassword: boolean } | null
  /** Null without a password. */
  readonly passwordMatches: boolean | null
}

/**
 * Whether a link opens its report.
 *
 * With a password, a link that is not live is refused exactly as a wrong password is, so that a guess never tells which
 * of the two it was.
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
