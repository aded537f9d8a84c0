import { isTwoFactors } from '../access/rules/session-end.ts'
import { signInWays } from '../sign-in-policy/contract.ts'
import type { SignInPolicy } from '../sign-in-policy/rules/policy.ts'

/** How whoever rules has signed in themselves. */
export interface OwnSignIn {
  readonly way: string
  readonly secondFactor: string | null
}

/** Why a company cannot rule so, with the field that is the matter. */
export interface RuleFault {
  readonly refusal: 'ownWay' | 'noWay' | 'ownFactor'
  readonly field: 'way' | 'demandsSecondFactor'
}

/** Whether somebody signed in by two factors. */
export function hasTwoFactors({ way, secondFactor }: OwnSignIn): boolean {
  return secondFactor !== null || isTwoFactors(way)
}

/**
 * Why a company cannot rule so, or null.
 *
 * Nobody can lock everybody out: a way stays allowed by which an administrator has just come in, and a second factor is
 * demanded only by one who has shown theirs. A demo account proves nothing, so that for it a way must be left that the
 * server offers.
 */
export function ruleFault(next: SignInPolicy, own: OwnSignIn, offered: readonly string[]): RuleFault | null {
  if (own.way === 'demo') {
    return next.ways.some((way) => offered.includes(way)) ? null : { refusal: 'noWay', field: 'way' }
  }
  if (!next.ways.some((way) => way === own.way)) return { refusal: 'ownWay', field: 'way' }
  if (next.demandsSecondFactor && !hasTwoFactors(own))
    return { refusal: 'ownFactor', field: 'demandsSecondFactor' }
  return null
}

/** The ways of a company once one of them is allowed or closed: each once, in the order in which they are offered. */
export function waysWith(
  ways: SignInPolicy['ways'],
  { name, isAllowed }: { readonly name: string; readonly isAllowed: boolean },
) {
  return signInWays.filter((way) => (way === name ? isAllowed : ways.includes(way)))
}

/** What of the rules becomes another, as it was and will be: nothing where both are the same. */
export function ruleChanges(from: SignInPolicy, to: SignInPolicy) {
  const keys = (['ways', 'demandsSecondFactor', 'sessionHours', 'restMinutes'] as const).filter(
    (key) => JSON.stringify(from[key]) !== JSON.stringify(to[key]),
  )
  const pick = (policy: SignInPolicy) => Object.fromEntries(keys.map((key) => [key, policy[key]]))
  return keys.length === 0 ? null : { from: pick(from), to: pick(to) }
}
