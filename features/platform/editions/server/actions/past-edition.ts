import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { limitOf } from '../../rules/quotas.ts'
import { findPurchase } from '../queries/purchases.ts'
import { countJobs, countSeats } from '../queries/usage.ts'

const counted = ['hrAccounts', 'interviewers', 'jobs'] as const
export type CountedQuota = (typeof counted)[number]

export type QuotaUse = Readonly<Record<CountedQuota, number>>

/** The accounts and positions that a company has now. */
export async function countSeatsAndJobs(db: Database, companyId: CompanyId): Promise<QuotaUse> {
  const [seats, jobs] = await Promise.all([countSeats(db, [companyId]), countJobs(db, [companyId])])
  return { hrAccounts: 0, interviewers: 0, ...seats.get(companyId), jobs: jobs.get(companyId) ?? 0 }
}

/** The quotas that a company exceeds and uses more of than before, with their limits. */
export async function findPastEdition(
  db: Database,
  companyId: CompanyId,
  before: QuotaUse,
): Promise<{ readonly quota: CountedQuota; readonly most: number }[]> {
  const purchase = await findPurchase(db, companyId)
  if (!purchase) return []
  const now = await countSeatsAndJobs(db, companyId)
  return counted.flatMap((quota) => {
    const most = limitOf(purchase, quota)
    return most !== null && now[quota] > most && now[quota] > before[quota] ? [{ quota, most }] : []
  })
}

/** The limit of positions, where the company exceeds it; else null. */
export async function findJobsPast(db: Database, companyId: CompanyId): Promise<number | null> {
  const purchase = await findPurchase(db, companyId)
  const most = purchase && limitOf(purchase, 'jobs')
  if (most === null) return null
  const jobs = await countJobs(db, [companyId])
  return (jobs.get(companyId) ?? 0) > most ? most : null
}
