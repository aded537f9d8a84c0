import { isSameData } from '@candor/kernel/data/same-data'
import { isTwoFactors } from '../../platform/access/rules/session-end.ts'
import { signInWays } from './contract/entry.ts'
import type { SignInPolicy } from './rules/policy.ts'

export interface OwnSignIn {
  readonly way: string
  readonly secondFactor: string | null
}

export interface RuleFault {
  readonly refusal: 'ownWay' | 'noWay' | 'ownFactor'
  readonly field: 'way' | 'demandsSecondFactor'
}

export function hasTwoFactors({ way, secondFactor }: OwnSignIn): boolean {
  return secondFactor !== null || isTwoFactors(way)
}

/**
 * Why rules are refused, or null. They must never lock the administrator out: the way just used stays allowed, and only
 * an administrator with a used second factor can require it. A demo account proves nothing, so an offered way must stay.
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

/** The ways of a company after one is allowed or closed, in their fixed order. */
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
