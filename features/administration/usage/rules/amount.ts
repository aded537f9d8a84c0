import { isUseQuota, type Quota, type UseQuota } from '../../../platform/editions/rules/quotas.ts'

const megabyte = 1024 * 1024

/** A size in words: from one gigabyte on in gigabytes, else in megabytes, with at most one decimal. */
export function sizeOf(bytes: number): { readonly unit: 'megabytes' | 'gigabytes'; readonly value: number } {
  const megabytes = bytes / megabyte
  const round = (value: number) => Math.round(value * 10) / 10
  return megabytes < 1024
    ? { unit: 'megabytes', value: round(megabytes) }
    : { unit: 'gigabytes', value: round(megabytes / 1024) }
}

/** Message key of the advice for a quota that is running out. */
export function adviceOf(
  quota: Quota,
): 'seat' | 'uses' | Exclude<Quota, UseQuota | 'hrAccounts' | 'interviewers'> {
  if (isUseQuota(quota)) return 'uses'
  return quota === 'hrAccounts' || quota === 'interviewers' ? 'seat' : quota
}

/** The used share of a limit in percent, rounded down: 100 only when it is used up. */
export function percentUsed(used: number, limit: number): number {
  return limit === 0 ? 100 : Math.floor((used * 100) / limit)
}
