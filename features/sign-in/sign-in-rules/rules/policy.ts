import { hourMs } from '@candor/kernel/durations'
import { isTwoFactors } from '../../../platform/access/rules/session-end.ts'
import { signInWays } from '../contract/entry.ts'
import type { SignInWay } from './ways.ts'

export interface SignInPolicy {
  readonly ways: readonly SignInWay[]
  readonly demandsSecondFactor: boolean
  readonly sessionHours: number
  /** After how many minutes without a request a session ends; null: never. */
  readonly restMinutes: number | null
}

/** The default rules: every way, and a session of 7 days (S03). */
export const defaultSignInPolicy: SignInPolicy = {
  ways: signInWays,
  demandsSecondFactor: false,
  sessionHours: 7 * 24,
  restMinutes: null,
}

export function sessionEnd(policy: SignInPolicy, now: Date): Date {
  return new Date(now.getTime() + policy.sessionHours * hourMs)
}

/** Whether a sign-in needs a second factor; a way with two factors of its own does not. */
export function asksSecondFactor(
  way: SignInWay,
  { policy, hasFactor }: { policy: SignInPolicy; hasFactor: boolean },
): boolean {
  return !isTwoFactors(way) && (hasFactor || policy.demandsSecondFactor)
}
