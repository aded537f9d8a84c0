import { minuteMs } from '@candor/kernel/durations'
import { linkPurposes } from '../contract.ts'

export type LinkPurpose = (typeof linkPurposes)[number]

export function isLinkPurpose(value: string): value is LinkPurpose {
  return linkPurposes.some((purpose) => purpose === value)
}

/** How long a link is valid, for a forgotten password and for an invitation. */
export const forgottenMinutes = 30
export const invitationDays = 7

export function linkExpiry(purpose: LinkPurpose, now: Date): Date {
  const minutes = purpose === 'forgotten' ? forgottenMinutes : invitationDays * 24 * 60
  return new Date(now.getTime() + minutes * minuteMs)
}

/** The page of a link. Its token follows `#`, which browsers send to no server and no other page. */
const linkPage = '/newPassword'

export function linkAddress(publicUrl: string, token: string): string {
  return `${publicUrl}${linkPage}#${token}`
}

/** The most mails for one e-mail and for one address in an hour. */
export const emailLimit = { max: 5, perMinutes: 60 } as const
export const addressLimit = { max: 20, perMinutes: 60 } as const

/** The most links that one address may read or use in a quarter of an hour, valid ones and others. */
export const linkTryLimit = { max: 60, perMinutes: 15 } as const

export const invitationLimit = { max: 5, perMinutes: 60 } as const

interface AccountFacts {
  readonly userType: string
  readonly isDemo: boolean
  /** Whether the account has a password, and its company allows signing in by it. */
  readonly hasPassword: boolean
}

/**
 * The mail that an account gets after a request for a new password. Demo accounts get none, as everybody knows their
 * password, and neither do frozen ones.
 */
export function answerTo({ userType, isDemo, hasPassword }: AccountFacts): 'link' | 'noPassword' | 'nothing' {
  if (userType === 'freeze' || isDemo) return 'nothing'
  return hasPassword ? 'link' : 'noPassword'
}

export type InvitationState = 'open' | 'over' | 'revoked'

export function invitationState(
  { expiresAt, revokedAt }: { expiresAt: Date; revokedAt: Date | null },
  now: Date,
): InvitationState {
  if (revokedAt !== null) return 'revoked'
  return expiresAt <= now ? 'over' : 'open'
}
