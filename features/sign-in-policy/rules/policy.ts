import { hourMs } from '@candor/kernel/durations'
import { isTwoFactors } from '../../access/rules/session-end.ts'
import { signInWays } from '../contract.ts'
import type { SignInWay } from './ways.ts'

/** What a company rules about signing in. */
export interface SignInPolicy {
  readonly ways: readonly SignInWay[]
  readonly demandsSecondFactor: boolean
  /** How long a session lasts at most, in hours. */
  readonly sessionHours: number
  /** After how many minutes without a request a session ends; null: it does not. */
  readonly restMinutes: number | null
}

/** What holds for a company that has ruled nothing: every way, and a session of 7 days (S03). */
export const defaultSignInPolicy: SignInPolicy = {
  ways: signInWays,
  demandsSecondFactor: false,
  sessionHours: 7 * 24,
  restMinutes: null,
}

/** When a session ends that is opened at `now`. */
export function sessionEnd(policy: SignInPolicy, now: Date): Date {
  return new Date(now.getTime() + policy.sessionHours * hourMs)
}

/** Whether a sign-in waits for a second factor; a way that is two factors by itself does not. */
export function asksSecondFactor(
  way: SignInWay,
  { policy, hasFactor }: { policy: SignInPolicy; hasFactor: boolean },
): boolean {
  return !isTwoFactors(way) && (hasFactor || policy.demandsSecondFactor)
}
