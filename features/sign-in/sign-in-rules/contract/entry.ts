import { codes } from '@candor/call/codes'

/** The ways of signing in that a company may allow. */
export const signInWays = ['password', 'sms', 'app', 'oidc', 'passkey'] as const

/** Refusals of a change that takes away the last way in: of the company's administrators, or of the caller. */
export const entryRefusals = {
  feature: 'sign-in-rules',
  refusals: { nobodyLeft: codes.noPermission, ownLastWay: codes.noPermission },
} as const
