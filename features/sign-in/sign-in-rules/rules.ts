import { isSameData } from '@candor/kernel/data/same-data'
import { isTwoFactors } from '../../platform/access/rules/session-end.ts'
import { signInWays } from './contract/entry.ts'
import type { SignInPolicy } from './rules/policy.ts'

/** How the administrator has signed in. */
export interface OwnSignIn {
  readonly way: string
  readonly secondFactor: string | null
}

/** Why rules are refused, with the field at fault. */
export interface RuleFault {
  readonly refusal: 'ownWay' | 'noWay' | 'ownFactor'
  readonly field: 'way' | 'demandsSecondFactor'
}

/** Whether somebody signed in by two factors. */
export function hasTwoFactors({ way, secondFactor }: OwnSignIn): boolean {
  return secondFactor !== null || isTwoFactors(way)
}

/**
 * Why rules are refused, or null.
 *
 * Nobody can lock everybody out: a way by which an administrator has just signed in must stay allowed, and only one who
 * has used a second factor can require it. For a demo account, which proves nothing, a way that the server offers must
 * be left.
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

/** The ways of a company after one is allowed or closed: each once, in their fixed order. */
export function waysWith(
  ways: SignInPolicy['ways'],
  { name, isAllowed }: { readonly name: string; readonly isAllowed: boolean },
) {
  return signInWays.filter((way) => (way === name ? isAllowed : ways.includes(way)))
}

/** The changed rules, before and after; empty where nothing changes. */
export function ruleChanges(from: SignInPolicy, to: SignInPolicy) {
  const keys = (['ways', 'demandsSecondFactor', 'sessionHours', 'restMinutes'] as const).filter(
    (key) => !isSameData(from[key], to[key]),
  )
  const pick = (policy: SignInPolicy) => Object.fromEntries(keys.map((key) => [key, policy[key]]))
  return keys.length === 0 ? null : { from: pick(from), to: pick(to) }
}
