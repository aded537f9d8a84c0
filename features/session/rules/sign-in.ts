import { dayMs } from '@candor/kernel/durations'
import type { UserType } from '../../access/rules/permissions.ts'

/** Failed sign-ins that one address may make for one e-mail, and within how many minutes. */
export const signInLimit = { max: 5, perMinutes: 15 } as const

/** Failed sign-ins that one address may make for whatever e-mails, and within how many minutes. */
export const addressLimit = { max: 20, perMinutes: 15 } as const

/** How many days after a sign-in its address still counts as known for the account. */
export const knownDays = 30

/**
 * How many seconds pass after the first, second … try at one e-mail from addresses that are not its own until the next
 * one is looked at: none after nine of them, then twice as many each time, up to a quarter of an hour, which stays.
 */
export const paceSeconds: readonly number[] = [
  ...Array.from({ length: 9 }, () => 0),
  ...Array.from({ length: 10 }, (_, doubled) => 2 ** doubled),
  900,
]

/** The random bytes of a one-time password: as long as anybody can be asked to type once. */
export const oneTimePasswordBytes = 15

/** When a one-time password ends that is given at `now`. */
export function oneTimePasswordEnd(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs)
}

/** Whether a password no longer opens its account; one that its owner chose has no end. */
export function isPasswordOver(endsAt: Date | null, now: Date): boolean {
  return endsAt !== null && endsAt <= now
}

/** The window that a try at `now` counts in, and when it ends. Windows are fixed, so a count needs one row. */
export function attemptWindow(now: Date, perMinutes: number): { start: Date; secondsLeft: number } {
  const length = perMinutes * 60_000
  const start = new Date(Math.floor(now.getTime() / length) * length)
  return { start, secondsLeft: Math.ceil((start.getTime() + length - now.getTime()) / 1000) }
}

/** The kinds of a second factor that an account can have. */
const secondFactors = ['totp', 'passkey'] as const
export type SecondFactor = (typeof secondFactors)[number]

export function isSecondFactor(value: string): value is SecondFactor {
  return secondFactors.some((kind) => kind === value)
}

/** What took the place of a second factor in a sign-in. */
export type SecondFactorUsed = SecondFactor | 'recoveryCode'

/** How long a sign-in waits for its second factor (minutes), and how often that may be tried. */
export const pendingMinutes = 10
export const pendingLimit = 5

/** Whether an account opens no session whatever is proved: frozen, or a demo account out of demo mode. */
export function isShutOut(
  account: { readonly userType: string; readonly isDemo: boolean },
  { isDemoOn }: { readonly isDemoOn: boolean },
): boolean {
  return account.userType === 'freeze' || (account.isDemo && !isDemoOn)
}

export interface SignInFacts {
  passwordMatches: boolean
  /** Null for an unknown e-mail. */
  account: { userType: UserType; isDemo: boolean; passwordEndsAt: Date | null } | null
  now: Date
  isDemoOn: boolean
}

export type SignInDecision =
  | { allowed: true }
  | { allowed: false; refusal: 'wrongCredentials' | 'oneTimePasswordOver' }

/**
 * Whether a sign-in succeeds.
 *
 * An unknown e-mail, a wrong password, a frozen account and a demo account out of demo mode are refused alike, so
 * that guessing never tells which accounts exist. That a one-time password has ended is told to whoever knows it.
 */
export function decideSignIn(facts: SignInFacts): SignInDecision {
  const { account } = facts
  if (!account || isShutOut(account, facts) || !facts.passwordMatches)
    return { allowed: false, refusal: 'wrongCredentials' }
  if (isPasswordOver(account.passwordEndsAt, facts.now))
    return { allowed: false, refusal: 'oneTimePasswordOver' }
  return { allowed: true }
}
