import { type PermissionKey, shareableKeys } from '../../access/rules/permissions.ts'
import { isOpenToVisitors, type ReportTabConfigEntry } from '../../company/rules.ts'
import type { sectionStates, shareLanguages } from '../contract.ts'

/** For how many days a link may be made (decision D01). */
export const shareDays = [7, 30, 365] as const

/** The shares of one report that may be live at a time. */
export const mostShares = 100

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

const dayMs = 24 * 60 * 60 * 1000

/** When a share ends that is made at `now`; null for a lifetime that is not offered. */
export function shareExpiry(now: Date, days: number): Date | null {
  return shareDays.some((offered) => offered === days) ? new Date(now.getTime() + days * dayMs) : null
}

/** Of what can be opened at all, what one may open: what one reads oneself, and the company lets visitors see. */
export function sectionsToShare(
  permissions: ReadonlySet<PermissionKey>,
  config: readonly ReportTabConfigEntry[],
): { key: PermissionKey; state: (typeof sectionStates)[number] }[] {
  return shareableKeys.map((key) => {
    if (!permissions.has(key)) return { key, state: 'notYours' }
    return { key, state: isOpenToVisitors(config, key) ? 'open' : 'keptByCompany' }
  })
}

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
 * What of a share is chosen by now: everything that can be opened, for 30 days and behind a password, until somebody
 * says otherwise. Nothing that cannot be opened, and no link without a password where the company asks for one.
 */
export function chooseShare(
  offered: { sections: readonly { key: string; state: string }[]; needsPassword: boolean },
  changed: Partial<ShareChoice>,
  language: ShareChoice['language'],
): ShareChoice {
  const open = offered.sections.filter(({ state }) => state === 'open').map(({ key }) => key)
  const untouched = { sections: open, showsScores: true, days: 30, hasPassword: true, language, note: '' }
  const chosen = { ...untouched, ...changed }
  return {
    ...chosen,
    sections: chosen.sections.filter((key) => open.includes(key)),
    hasPassword: chosen.hasPassword || offered.needsPassword,
  }
}

/** Whether every section that is asked for may be shared. */
export function areShareable(
  wanted: readonly string[],
  sections: ReturnType<typeof sectionsToShare>,
): boolean {
  return wanted.every((key) => sections.some((section) => section.key === key && section.state === 'open'))
}

/** What is known once somebody has come with a link. */
export interface Opening {
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
}: Opening): 'open' | 'passwordNeeded' | 'notOpenable' | 'wrongPassword' {
  if (passwordMatches === null) {
    if (!share) return 'notOpenable'
    return share.hasPassword ? 'passwordNeeded' : 'open'
  }
  return share && (passwordMatches || !share.hasPassword) ? 'open' : 'wrongPassword'
}
