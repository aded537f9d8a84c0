import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { type Purchase, readPurchase } from '../../rules/editions.ts'

const columns = ['id', 'edition', 'editionSince', 'billing', 'hrAccounts'] as const

/** What a company bought; null where its edition limits nothing. */
export async function findPurchase(db: Database, companyId: CompanyId): Promise<Purchase | null> {
  const row = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select(columns)
    .executeTakeFirstOrThrow()
  return readPurchase(row)
}

/** The same, and nobody else takes of what stands, or changes what was bought, until the transaction ends. */
export async function lockPurchase(transaction: Database, companyId: CompanyId): Promise<Purchase | null> {
  const row = await transaction
    .selectFrom('company')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .select(columns)
    .executeTakeFirstOrThrow()
  return readPurchase(row)
}

/** What companies bought, of those that have an edition; of all companies where none are named. */
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

/** Gives a company what it bought, or nothing that limits it. Gives what it had. */
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

/** Sets the uses in a year that a company bought of one kind beside its edition. Gives how many it had. */
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
