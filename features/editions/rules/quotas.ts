import { messageQuotas, type quotas, standingQuotas, useQuotas } from '../contract.ts'
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

/** So much of each edition; null has no limit. */
type Held = Readonly<Record<Edition, number | null>>
const of = (standard: number, advanced: number | null, business: number | null): Held => ({
  standard,
  advanced,
  business,
})
const uses = of(50, 100, 200)

/**
 * What the editions hold, of what is metered in a year (P9-038 to P9-060). Storage is in bytes; of HR accounts it is the
 * fewest that are sold. Uses of the advanced and the business edition come with a yearly purchase alone (decision C08).
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

/** The fewest uses in a year of one kind that are sold beside those of an edition (P9-055): of each kind by itself. */
export const fewestExtraUses = 500

/** The most of them: more than anybody buys. */
export const maxExtraUses = 10_000_000

/** Whether so many uses in a year are sold beside an edition; 0 takes back what was bought. */
export function isSoldExtra(uses: number): boolean {
  return Number.isInteger(uses) && (uses === 0 || (uses >= fewestExtraUses && uses <= maxExtraUses))
}

/**
 * How much a company may have of something in a period, with the extra uses of a year that it bought; null: any amount.
 * Beside the standard edition no extra uses are sold, and what was bought before does not count.
 */
export function limitOf({ edition, billing, hrAccounts }: Purchase, quota: Quota, extra = 0): number | null {
  if (quota === 'hrAccounts') return hrAccounts
  const held = heldOf[quota][edition]
  if (held === null) return null
  if (standingQuotas.some((standing) => standing === quota)) return held
  const isIncluded = !isUseQuota(quota) || edition === 'standard' || billing === 'year'
  const inYear = (isIncluded ? held : 0) + (isUseQuota(quota) && edition !== 'standard' ? extra : 0)
  return billing === 'year' || edition === 'standard' ? inYear : Math.ceil(inYear / 12)
}

/** How far a quota is used. `none`: nothing of it is held, and nothing was used. */
export type UsageState = 'unlimited' | 'none' | 'fine' | 'near' | 'usedUp'

/** From this share of its limit on a quota is nearly used up. */
const nearPercent = 80

export function usageState(used: number, limit: number | null): UsageState {
  if (limit === null) return 'unlimited'
  if (limit === 0 && used === 0) return 'none'
  if (used >= limit) return 'usedUp'
  return used * 100 >= limit * nearPercent ? 'near' : 'fine'
}

/** The warning that a state is worth, as the percents that are told of; null: none. */
export function warningOf(state: UsageState): 80 | 100 | null {
  if (state === 'usedUp') return 100
  return state === 'near' ? nearPercent : null
}

/** Which quota an account takes of, by what it is: whoever only reads counts with the interviewers; a frozen one takes none. */
export function seatOf(userType: string): 'hrAccounts' | 'interviewers' | null {
  if (userType === 'freeze') return null
  return userType === 'interviewer' || userType === 'read' ? 'interviewers' : 'hrAccounts'
}
