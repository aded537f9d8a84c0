import { dayMs } from '@candor/kernel/durations'
import type { UserType } from '../../../platform/access/rules/permissions.ts'
import { secondFactors } from '../contract.ts'

/** The most failed sign-ins from one address to one e-mail, and within how many minutes. */
export const signInLimit = { max: 5, perMinutes: 15 } as const

/** The most failed sign-ins from one address to any e-mails, and within how many minutes. */
export const addressLimit = { max: 20, perMinutes: 15 } as const

/** For how many days after a sign-in its address counts as known for the account. */
export const knownDays = 30

/** Seconds of delay after the first, second … try at one e-mail from unknown addresses. */
export const paceSeconds: readonly number[] = [
  ...Array.from({ length: 9 }, () => 0),
  ...Array.from({ length: 10 }, (_, doubled) => 2 ** doubled),
  900,
]

/** Random bytes of a one-time password: as long as anybody can be asked to type once. */
export const oneTimePasswordBytes = 15

export function oneTimePasswordEnd(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs)
}

export function isPasswordOver(endsAt: Date | null, now: Date): boolean {
  return endsAt !== null && endsAt <= now
}

export type SecondFactor = (typeof secondFactors)[number]

export function isSecondFactor(value: string): value is SecondFactor {
  return secondFactors.some((kind) => kind === value)
}

export type SecondFactorUsed = SecondFactor | 'recoveryCode'

/** How long a sign-in waits for its second factor (minutes), and how many tries it has. */
export const pendingMinutes = 10
export const pendingLimit = 5

/** Whether an account cannot sign in at all: frozen, or a demo account outside of demo mode. */
export function isShutOut(
  account: { readonly userType: string; readonly isDemo: boolean },
  { isDemoOn }: { readonly isDemoOn: boolean },
): boolean {
  return account.userType === 'freeze' || (account.isDemo && !isDemoOn)
}

export interface SignInFacts {
  passwordMatches: boolean
  account: { userType: UserType; isDemo: boolean; passwordEndsAt: Date | null } | null
  now: Date
  isDemoOn: boolean
}

export type SignInDecision =
  | { allowed: true }
  | { allowed: false; refusal: 'wrongCredentials' | 'oneTimePasswordOver' }

/**
 * Whether a sign-in succeeds. All refusals but that of an expired one-time password are the same, so that guessing
 * never reveals which accounts exist.
 */
export function decideSignIn(facts: SignInFacts): SignInDecision {
  const { account } = facts
  if (!account || isShutOut(account, facts) || !facts.passwordMatches)
    return { allowed: false, refusal: 'wrongCredentials' }
  if (isPasswordOver(account.passwordEndsAt, facts.now))
    return { allowed: false, refusal: 'oneTimePasswordOver' }
  return { allowed: true }
}
