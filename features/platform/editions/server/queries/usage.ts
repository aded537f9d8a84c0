import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { quotas } from '../../contract.ts'
import type { Purchase } from '../../rules/editions.ts'
import { type Period, periodAt } from '../../rules/period.ts'
import {
  extraOf,
  limitOf,
  meteredQuotas,
  type Quota,
  seatOf,
  type UsageState,
  usageState,
} from '../../rules/quotas.ts'
import { findPurchase, listPurchases } from './purchases.ts'

/** The use of one quota. */
export interface QuotaUsage {
  readonly quota: Quota
  readonly used: number
  readonly limit: number | null
  readonly extra: number
  readonly state: UsageState
}

export interface CompanyUsage {
  readonly companyId: CompanyId
  readonly purchase: Purchase
  readonly period: Period
  readonly quotas: readonly QuotaUsage[]
}

type Seats = Readonly<Record<'hrAccounts' | 'interviewers', number>>

/** The number of accounts that take a seat, by company and kind of seat. */
export async function countSeats(
  db: Database,
  companyIds: readonly CompanyId[],
): Promise<Map<CompanyId, Seats>> {
  const rows = await db
    .selectFrom('account')
    .where(sql<boolean>`company_id = any(${[...companyIds]}::uuid[])`)
    .groupBy(['companyId', 'userType'])
    .select((eb) => ['companyId', 'userType', eb.fn.countAll<string>().as('count')])
    .execute()
  const seats = new Map<CompanyId, Seats>()
  for (const { companyId, userType, count } of rows) {
    const known = seats.get(companyId) ?? { hrAccounts: 0, interviewers: 0 }
    const seat = seatOf(userType)
    seats.set(companyId, seat ? { ...known, [seat]: known[seat] + Number(count) } : known)
  }
  return seats
}

/** The number of open positions by company (decision S119). */
export async function countJobs(
  db: Database,
  companyIds: readonly CompanyId[],
): Promise<Map<CompanyId, number>> {
  const rows = await db
    .selectFrom('position')
    .where(sql<boolean>`company_id = any(${[...companyIds]}::uuid[])`)
    .where('state', '=', 'open')
    .groupBy('companyId')
    .select((eb) => ['companyId', eb.fn.countAll<string>().as('count')])
    .execute()
  return new Map(rows.map(({ companyId, count }) => [companyId, Number(count)]))
}

async function listByQuota(db: Database, companyIds: readonly CompanyId[]) {
  const ofCompanies = sql<boolean>`company_id = any(${[...companyIds]}::uuid[])`
  const [uses, extras] = await Promise.all([
    db.selectFrom('quotaUse').where(ofCompanies).selectAll().execute(),
    db.selectFrom('quotaExtra').where(ofCompanies).selectAll().execute(),
  ])
  const key = (of: { companyId: CompanyId; quota: string }) => `${of.companyId} ${of.quota}`
  return {
    uses: new Map(uses.map((row) => [key(row), row])),
    extras: new Map(extras.map((row) => [key(row), row.usesPerYear])),
  }
}

/** The use of all quotas by company, for companies with an edition; all of them unless some are named. */
export async function listUsage(
  db: Database,
  named: readonly CompanyId[] | null,
  now: Date,
): Promise<CompanyUsage[]> {
  const purchases = await listPurchases(db, named)
  const companyIds = [...purchases.keys()]
  if (companyIds.length === 0) return []
  const [seats, jobs, { uses, extras }] = await Promise.all([
    countSeats(db, companyIds),
    countJobs(db, companyIds),
    listByQuota(db, companyIds),
  ])
  return [...purchases].map(([companyId, purchase]) => {
    const period = periodAt(purchase, now)
    const usedOf = (quota: Quota): number => {
      if (quota === 'jobs') return jobs.get(companyId) ?? 0
      if (quota === 'hrAccounts' || quota === 'interviewers') return seats.get(companyId)?.[quota] ?? 0
      const row = uses.get(`${companyId} ${quota}`)
      const isMetered = meteredQuotas.some((metered) => metered === quota)
      const isOver = isMetered && row?.periodStart?.getTime() !== period.start.getTime()
      return row && !isOver ? Number(row.used) : 0
    }
    const all = quotas.map((quota): QuotaUsage => {
      const used = usedOf(quota)
      const bought = extras.get(`${companyId} ${quota}`) ?? 0
      const limit = limitOf(purchase, quota, bought)
      const extra = extraOf(purchase, quota, bought)
      return { quota, used, limit, extra, state: usageState(used, limit) }
    })
    return { companyId, purchase, period, quotas: all }
  })
}

/** How many mails a company may still send in its period; null where its edition sets no limit. */
export async function findMailsLeft(
  db: Database,
  companyId: CompanyId,
  now: Date,
): Promise<{ readonly most: number; readonly left: number } | null> {
  const purchase = await findPurchase(db, companyId)
  const most = purchase && limitOf(purchase, 'mails')
  if (!purchase || most === null) return null
  const row = await db
    .selectFrom('quotaUse')
    .where('companyId', '=', companyId)
    .where('quota', '=', 'mails')
    .where('periodStart', '=', periodAt(purchase, now).start)
    .select('used')
    .executeTakeFirst()
  return { most, left: Math.max(0, most - Number(row?.used ?? 0)) }
}
