import { isUseQuota, type Quota, type UseQuota } from '../../editions/rules/quotas.ts'

const megabyte = 1024 * 1024

/** A size as it is told: in gigabytes from one on, else in megabytes, with one decimal at most. */
export function sizeOf(bytes: number): { readonly unit: 'megabytes' | 'gigabytes'; readonly value: number } {
  const megabytes = bytes / megabyte
  const round = (value: number) => Math.round(value * 10) / 10
  return megabytes < 1024
    ? { unit: 'megabytes', value: round(megabytes) }
    : { unit: 'gigabytes', value: round(megabytes / 1024) }
}

/** What can be done where a quota comes to its end, as a key of its wording. */
export function adviceOf(
  quota: Quota,
): 'seat' | 'uses' | Exclude<Quota, UseQuota | 'hrAccounts' | 'interviewers'> {
  if (isUseQuota(quota)) return 'uses'
  return quota === 'hrAccounts' || quota === 'interviewers' ? 'seat' : quota
}

/** How many percent of a limit are used, rounded down: 100 are told only once it is used up. */
export function percentUsed(used: number, limit: number): number {
  return limit === 0 ? 100 : Math.floor((used * 100) / limit)
}
