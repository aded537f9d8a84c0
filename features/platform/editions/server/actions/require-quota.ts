import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { quotaRefusals } from '../../contract.ts'
import type { Purchase } from '../../rules/editions.ts'
import { limitOf } from '../../rules/quotas.ts'
import { lockStored, lockUsed } from '../queries/counting.ts'
import { findPurchase, lockPurchase } from '../queries/purchases.ts'
import { countJobs, countSeats } from '../queries/usage.ts'

type RefusedQuota = 'hrAccounts' | 'interviewers' | 'jobs' | 'storage' | 'mails'

interface QuotaNeed {
  readonly companyId: CompanyId
  readonly quota: RefusedQuota | 'sms'
  readonly more: number
  readonly now: Date
}

function lockUsedOf(
  transaction: Database,
  { companyId, quota, now }: QuotaNeed,
  purchase: Purchase,
): Promise<number> {
  if (quota === 'storage') return lockStored(transaction, companyId)
  if (quota === 'mails' || quota === 'sms') return lockUsed(transaction, { companyId, quota }, purchase, now)
  if (quota === 'jobs') return countJobs(transaction, [companyId]).then((jobs) => jobs.get(companyId) ?? 0)
  return countSeats(transaction, [companyId]).then((seats) => seats.get(companyId)?.[quota] ?? 0)
}

/**
 * Limit and use of a quota if `more` does not fit the edition; null if it fits.
 *
 * Call it within the transaction that uses the quota up: nobody else can use it until that ends, so that only one of
 * two servers gets the last.
 */
export async function findLack(
  transaction: Database,
  need: QuotaNeed,
): Promise<{ readonly limit: number; readonly used: number } | null> {
  const { companyId, quota, more } = need
  const isCounted = quota === 'hrAccounts' || quota === 'interviewers' || quota === 'jobs'
  const purchase = await (isCounted ? lockPurchase : findPurchase)(transaction, companyId)
  const limit = purchase && limitOf(purchase, quota)
  if (!purchase || limit === null) return null
  const used = await lockUsedOf(transaction, need, purchase)
  return used + more <= limit ? null : { limit, used }
}

/** Refuses, in the caller's language, what the company's edition has no room for. */
export async function requireQuota(
  transaction: Database,
  need: QuotaNeed & { readonly quota: RefusedQuota },
): Promise<void> {
  const lack = await findLack(transaction, need)
  if (!lack) return
  const { quota } = need
  const { limit, used } = lack
  const megabytes = Math.round(limit / (1024 * 1024))
  const most = limit
  const left = Math.max(0, limit - used)
  throw new Refusal(quotaRefusals, `${quota}UsedUp`, {
    values: quota === 'storage' ? { megabytes } : { most, left },
    data: { quota, used, limit },
  })
}
