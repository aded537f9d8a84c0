import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { limitOf } from '../../rules/quotas.ts'
import { findPurchase } from './purchases.ts'
import { countJobs, countSeats } from './usage.ts'

const counted = ['hrAccounts', 'interviewers', 'jobs'] as const
export type CountedQuota = (typeof counted)[number]

export type QuotaUse = Readonly<Record<CountedQuota, number>>

/** The accounts and positions that a company has now. */
export async function countStanding(db: Database, companyId: CompanyId): Promise<QuotaUse> {
  const [seats, jobs] = await Promise.all([countSeats(db, [companyId]), countJobs(db, [companyId])])
  return { hrAccounts: 0, interviewers: 0, ...seats.get(companyId), jobs: jobs.get(companyId) ?? 0 }
}

/** What a company has more of than before, and more than its edition holds, each with what that is. */
export async function findPastEdition(
  db: Database,
  companyId: CompanyId,
  before: QuotaUse,
): Promise<{ readonly quota: CountedQuota; readonly most: number }[]> {
  const purchase = await findPurchase(db, companyId)
  if (!purchase) return []
  const now = await countStanding(db, companyId)
  return counted.flatMap((quota) => {
    const most = limitOf(purchase, quota)
    return most !== null && now[quota] > most && now[quota] > before[quota] ? [{ quota, most }] : []
  })
}

/** How many positions the edition of a company holds, where it has more; else null. */
export async function findJobsPast(db: Database, companyId: CompanyId): Promise<number | null> {
  const purchase = await findPurchase(db, companyId)
  const most = purchase && limitOf(purchase, 'jobs')
  if (most === null) return null
  const jobs = await countJobs(db, [companyId])
  return (jobs.get(companyId) ?? 0) > most ? most : null
}
