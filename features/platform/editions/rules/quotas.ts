import { lastingQuotas, messageQuotas, type quotas, useQuotas } from '../contract.ts'
import { type Edition, fewestHrAccounts, type Purchase } from './editions.ts'

export const meteredQuotas = [...useQuotas, ...messageQuotas] as const

export type UseQuota = (typeof useQuotas)[number]
export type MeteredQuota = (typeof meteredQuotas)[number]
export type Quota = (typeof quotas)[number]

export function isUseQuota(value: string): value is UseQuota {
  return useQuotas.some((quota) => quota === value)
}

const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte

/** Limits by edition; null: unlimited. */
type Held = Readonly<Record<Edition, number | null>>
const of = (standard: number, advanced: number | null, business: number | null): Held => ({
  standard,
  advanced,
  business,
})
const uses = of(50, 100, 200)

/**
 * Yearly limits (P9-038 to P9-060); storage in bytes, HR accounts are the fewest that are sold. Advanced and business
 * editions include interviews in a yearly purchase only (decision C08).
 */
export const heldOf: Readonly<Record<Quota, Held>> = {
  hrAccounts: fewestHrAccounts,
  interviewers: of(30, 1_000, null),
  jobs: of(50, null, null),
  storage: of(500 * megabyte, 30 * gigabyte, null),
  aiInterviewL2: uses,
  aiInterviewL5: of(0, 0, 0),
  onlineExam: uses,
  codingExam: uses,
  cognition: uses,
  personality: uses,
  mentalHealth: uses,
  sms: of(500, 5_000, 15_000),
  mails: of(2_000, 10_000, 20_000),
}

/** The fewest extra uses of one kind that are sold for a year (P9-055). */
export const fewestExtraUses = 500

/** The most extra uses; no company buys more. */
export const maxExtraUses = 10_000_000

export function isSoldExtra(uses: number): boolean {
  return Number.isInteger(uses) && (uses === 0 || (uses >= fewestExtraUses && uses <= maxExtraUses))
}

/** The extra uses that count. The standard edition has none. */
export function extraOf({ edition }: Purchase, quota: Quota, bought: number): number {
  return isUseQuota(quota) && edition !== 'standard' ? bought : 0
}

export function limitOf(purchase: Purchase, quota: Quota, bought = 0): number | null {
  const { edition, billing, hrAccounts } = purchase
  if (quota === 'hrAccounts') return hrAccounts
  const held = heldOf[quota][edition]
  if (held === null) return null
  if (lastingQuotas.some((lasting) => lasting === quota)) return held
  const isIncluded = !isUseQuota(quota) || edition === 'standard' || billing === 'year'
  const inYear = (isIncluded ? held : 0) + extraOf(purchase, quota, bought)
  return billing === 'year' || edition === 'standard' ? inYear : Math.ceil(inYear / 12)
}

/** How far a quota is used. `none`: the limit is 0 and nothing was used. */
export type UsageState = 'unlimited' | 'none' | 'fine' | 'near' | 'usedUp'

/** The share of the limit from which a quota is nearly used up. */
const nearPercent = 80

export function usageState(used: number, limit: number | null): UsageState {
  if (limit === null) return 'unlimited'
  if (limit === 0 && used === 0) return 'none'
  if (used >= limit) return 'usedUp'
  return used * 100 >= limit * nearPercent ? 'near' : 'fine'
}

/** The warning for a state, in percent; null: none. */
export function warningOf(state: UsageState): 80 | 100 | null {
  if (state === 'usedUp') return 100
  return state === 'near' ? nearPercent : null
}

/** The quota of an account, by its state and type: readers count as interviewers; a frozen account needs none. */
export function seatOf(userType: string): 'hrAccounts' | 'interviewers' | null {
  if (userType === 'freeze') return null
  return userType === 'interviewer' || userType === 'read' ? 'interviewers' : 'hrAccounts'
}
