import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { Purchase } from '../../rules/editions.ts'
import { periodAt } from '../../rules/period.ts'
import { limitOf, type MeteredQuota } from '../../rules/quotas.ts'
import { listPurchases } from './purchases.ts'

export interface Use {
  readonly companyId: CompanyId
  readonly quota: MeteredQuota
  readonly count: number
}

/**
 * Adds to the stored use, row by row. Returns the new sums. A new period starts from zero. A late use of an ended
 * period, as from a long import, is not counted: only the latest period is stored.
 */
function addUses(
  transaction: Database,
  rows: readonly { companyId: CompanyId; quota: string; periodStart: Date; used: number }[],
) {
  return transaction
    .insertInto('quotaUse')
    .values([...rows])
    .onConflict((on) =>
      on.columns(['companyId', 'quota']).doUpdateSet((set) => ({
        periodStart: sql`greatest(quota_use.period_start, excluded.period_start)`,
        used: set
          .case()
          .when('quotaUse.periodStart', '>', set.ref('excluded.periodStart'))
          .then(set.ref('quotaUse.used'))
          .when('quotaUse.periodStart', '=', set.ref('excluded.periodStart'))
          .then(set('quotaUse.used', '+', set.ref('excluded.used')))
          .else(set.ref('excluded.used'))
          .end(),
      })),
    )
    .returning(['companyId', 'quota', 'used'])
    .execute()
}

/**
 * Counts use within the transaction of the act; companies without an edition are skipped. Name each quota of a company
 * once.
 *
 * Rows are locked in the order of their keys, so that two transactions never deadlock.
 */
export async function countUses(transaction: Database, uses: readonly Use[], now: Date) {
  const counted = uses.filter(({ count }) => count > 0)
  const purchases = await listPurchases(transaction, [...new Set(counted.map(({ companyId }) => companyId))])
  const rows = counted.flatMap(({ companyId, quota, count }) => {
    const purchase = purchases.get(companyId)
    return purchase ? [{ companyId, quota, periodStart: periodAt(purchase, now).start, used: count }] : []
  })
  const key = ({ companyId, quota }: (typeof rows)[number]) => `${companyId} ${quota}`
  if (rows.length === 0) return { used: [], purchases }
  const used = await addUses(
    transaction,
    rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)),
  )
  return { used, purchases }
}

/** The same. Returns the quotas that are exceeded now. */
export async function countPast(
  transaction: Database,
  uses: readonly Use[],
  now: Date,
): Promise<readonly string[]> {
  const { used, purchases } = await countUses(transaction, uses, now)
  if (used.length === 0) return []
  const extras = await transaction
    .selectFrom('quotaExtra')
    .where('companyId', 'in', [...purchases.keys()])
    .selectAll()
    .execute()
  return used.flatMap(({ companyId, quota, used: count }) => {
    const of = uses.find((use) => use.companyId === companyId && use.quota === quota)
    const purchase = purchases.get(companyId)
    const extra = extras.find((row) => row.companyId === companyId && row.quota === quota)?.usesPerYear
    const limit = of && purchase ? limitOf(purchase, of.quota, extra) : null
    return limit !== null && Number(count) > limit ? [quota] : []
  })
}

/** The use of a quota in the present period, locked until the transaction ends. */
export async function lockUsed(
  transaction: Database,
  of: { readonly companyId: CompanyId; readonly quota: MeteredQuota },
  purchase: Purchase,
  now: Date,
): Promise<number> {
  const periodStart = periodAt(purchase, now).start
  const [row] = await addUses(transaction, [{ ...of, periodStart, used: 0 }])
  return Number(row?.used ?? 0)
}

/** The bytes of a company's documents, locked until the transaction ends. */
export async function lockStored(transaction: Database, companyId: CompanyId): Promise<number> {
  const row = await transaction
    .insertInto('quotaUse')
    .values({ companyId, quota: 'storage', used: 0 })
    .onConflict((on) =>
      on.columns(['companyId', 'quota']).doUpdateSet((set) => ({ used: set.ref('quotaUse.used') })),
    )
    .returning('used')
    .executeTakeFirstOrThrow()
  return Number(row.used)
}
