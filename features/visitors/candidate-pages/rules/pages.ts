import { dayMs, minuteMs } from '@candor/kernel/durations'
import { type CandidatePurpose, candidatePurposes } from '../../../meetings/planning/rules/mail-links.ts'
import type { CompanyRules } from '../../../platform/company/rules.ts'

const switchOf = {
  idCard: 'collectsIdCards',
  monitor: 'monitorsByPhone',
  campaign: 'sendsCampaign',
} as const

/** The pages that a company has not switched off. */
export function openPages(rules: CompanyRules): CandidatePurpose[] {
  return candidatePurposes.filter((purpose) => rules[switchOf[purpose]])
}

/** The message key of the sentence that says how long it is kept. Photos of ID cards have a term (decision S20). */
export function keptFor(
  purpose: 'idCard' | 'monitor',
  { idPhotoDays: days }: Pick<CompanyRules, 'idPhotoDays'>,
): { readonly key: 'days' | 'withReport'; readonly days: number } {
  return purpose === 'idCard' ? { key: 'days', days } : { key: 'withReport', days: 0 }
}

/** How many consents a day may be given by one link: each is kept for good, with its words. */
export const consentLimit = { max: 5, perMinutes: dayMs / minuteMs } as const

/** Changes with every change of the meaning, so that each consent is known with its text. */
export const wordingVersion = '4'

interface LinkFacts {
  readonly revokedAt: Date | null
  readonly usedAt: Date | null
  readonly expiresAt: Date
}

/** The state of a link; what ended it for good takes precedence. */
export function linkState({ revokedAt, usedAt, expiresAt }: LinkFacts, now: Date) {
  if (usedAt) return 'used'
  if (revokedAt) return 'revoked'
  return expiresAt <= now ? 'expired' : 'live'
}
