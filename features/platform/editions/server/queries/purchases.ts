import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { type Purchase, readPurchase } from '../../rules/editions.ts'

const columns = ['id', 'edition', 'editionSince', 'billing', 'hrAccounts'] as const

/** A company's purchase; null for a company without limits. */
export async function findPurchase(db: Database, companyId: CompanyId): Promise<Purchase | null> {
  const row = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select(columns)
    .executeTakeFirstOrThrow()
  return readPurchase(row)
}

/** The same, locked until the transaction ends: nobody else takes a seat or changes the purchase. */
export async function lockPurchase(transaction: Database, companyId: CompanyId): Promise<Purchase | null> {
  const row = await transaction
    .selectFrom('company')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .select(columns)
    .executeTakeFirstOrThrow()
  return readPurchase(row)
}

/** The purchases of companies with an edition; of all companies unless some are named. */
export async function listPurchases(
  db: Database,
  companyIds: readonly CompanyId[] | null,
): Promise<Map<CompanyId, Purchase>> {
  if (companyIds?.length === 0) return new Map()
  const rows = await db
    .selectFrom('company')
    .where('edition', 'is not', null)
    .$if(companyIds !== null, (query) => query.where('id', 'in', companyIds ?? []))
    .select(columns)
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const purchase = readPurchase(row)
      return purchase ? [[row.id, purchase] as const] : []
    }),
  )
}

/** Sets or removes a company's purchase. Returns the previous one. */
export async function setPurchase(
  transaction: Database,
  companyId: CompanyId,
  purchase: Purchase | null,
): Promise<Purchase | null> {
  const before = await lockPurchase(transaction, companyId)
  await transaction
    .updateTable('company')
    .set({
      edition: purchase?.edition ?? null,
      editionSince: purchase?.since ?? null,
      billing: purchase?.billing ?? null,
      hrAccounts: purchase?.hrAccounts ?? null,
    })
    .where('id', '=', companyId)
    .execute()
  return before
}

/** Sets the extra uses of one kind in a year. Returns the previous number. */
export async function setExtra(
  transaction: Database,
  of: { readonly companyId: CompanyId; readonly quota: string },
  usesPerYear: number,
): Promise<number> {
  const { companyId, quota } = of
  const before = await transaction
    .deleteFrom('quotaExtra')
    .where('companyId', '=', companyId)
    .where('quota', '=', quota)
    .returning('usesPerYear')
    .executeTakeFirst()
  if (usesPerYear > 0)
    await transaction
      .insertInto('quotaExtra')
      .values({ ...of, usesPerYear })
      .execute()
  return before?.usesPerYear ?? 0
}
