import { minuteMs } from '@candor/kernel/durations'

/** What a link is for by which a password is set. */
export type LinkPurpose = 'forgotten' | 'invitation'

export function isLinkPurpose(value: string): value is LinkPurpose {
  return value === 'forgotten' || value === 'invitation'
}

/** How long a link holds for whoever forgot their password, and for whoever is invited. */
export const forgottenMinutes = 30
export const invitationDays = 7

/** When a link ends that is made at `now`. */
export function linkExpiry(purpose: LinkPurpose, now: Date): Date {
  const minutes = purpose === 'forgotten' ? forgottenMinutes : invitationDays * 24 * 60
  return new Date(now.getTime() + minutes * minuteMs)
}

/** The page that a link opens. Its token stands behind `#`: what stands there is sent to no server and no other page. */
const linkPage = '/newPassword'

export function linkAddress(publicUrl: string, token: string): string {
  return `${publicUrl}${linkPage}#${token}`
}

/** Mails that one e-mail and one address may ask for in an hour. */
export const emailLimit = { max: 5, perMinutes: 60 } as const
export const addressLimit = { max: 20, perMinutes: 60 } as const

/** Links that one address may read or use in a quarter of an hour, good ones and others. */
export const linkTryLimit = { max: 60, perMinutes: 15 } as const

/** Invitations that one account may be sent in an hour. */
export const invitationLimit = { max: 5, perMinutes: 60 } as const

interface AccountFacts {
  readonly userType: string
  readonly isDemo: boolean
  /** Whether it signs in by one: it has one, and its company allows it. */
  readonly hasPassword: boolean
}

/**
 * What the mailbox of an account is told when somebody says that they forgot its password: a link, that the account has
 * no password, or nothing.
 *
 * The passwords of demo accounts are everybody's, and a frozen account is told nothing until it is thawed.
 */
export function answerTo({ userType, isDemo, hasPassword }: AccountFacts): 'link' | 'noPassword' | 'nothing' {
  if (userType === 'freeze' || isDemo) return 'nothing'
  return hasPassword ? 'link' : 'noPassword'
}

/** How an invitation stands that was not followed yet. */
export type InvitationState = 'open' | 'over' | 'revoked'

export function invitationState(
  { expiresAt, revokedAt }: { expiresAt: Date; revokedAt: Date | null },
  now: Date,
): InvitationState {
  if (revokedAt !== null) return 'revoked'
  return expiresAt <= now ? 'over' : 'open'
}
