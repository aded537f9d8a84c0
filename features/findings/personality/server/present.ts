import type { ReplyOf } from '@candor/call/define'
import { isSwitchedOn, type ReportSetting, switchNumbers } from '../../../platform/company/rules.ts'
import type { getPersonType } from '../contract.ts'

type Reply = ReplyOf<typeof getPersonType>

const notShown = {
  openness: null,
  conscientiousness: null,
  extraversion: null,
  agreeableness: null,
  neuroticism: null,
  isConfig: 0,
}

/** The profile as far as the company shows it: where it is off (R6-020) or not configured, its bands are not sent. */
export function presentBigFive(profile: Reply, { switches }: Pick<ReportSetting, 'switches'>): Reply {
  if (!profile) return null
  const isShown = profile.isConfig !== 0 && isSwitchedOn(switches, switchNumbers.bigFive)
  return isShown ? profile : notShown
}
