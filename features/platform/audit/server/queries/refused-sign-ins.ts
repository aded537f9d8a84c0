import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'

export interface OfAccount {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

/** Adds a refused sign-in of an account. Returns how many the log has not told, and when it last told any. */
export async function countRefused(db: Database, account: OfAccount) {
  return db
    .insertInto('refusedSignIn')
    .values({ ...account, untold: 1, toldAt: null })
    .onConflict((on) =>
      on.column('accountId').doUpdateSet((eb) => ({ untold: eb('refusedSignIn.untold', '+', 1) })),
    )
    .returning(['untold', 'toldAt'])
    .executeTakeFirstOrThrow()
}

/** Forgets how many refused sign-ins are untold; `toldAt` where the log tells them as such. */
export async function clearUntold(
  db: Database,
  accountId: AccountId,
  told: { readonly toldAt?: Date } = {},
): Promise<void> {
  await db
    .updateTable('refusedSignIn')
    .set({ untold: 0, ...told })
    .where('accountId', '=', accountId)
    .execute()
}

/** The refused sign-ins of an account that the log has not told, locked; null without any row. */
export async function lockUntold(db: Database, accountId: AccountId): Promise<number | null> {
  const row = await db
    .selectFrom('refusedSignIn')
    .where('accountId', '=', accountId)
    .forUpdate()
    .select('untold')
    .executeTakeFirst()
  return row?.untold ?? null
}

/** Accounts with untold refused sign-ins of which the log told some before a time. */
export async function listWaiting(db: Database, before: Date): Promise<OfAccount[]> {
  return db
    .selectFrom('refusedSignIn')
    .where('untold', '>', 0)
    .where('toldAt', '<=', before)
    .select(['companyId', 'accountId'])
    .execute()
}

/** The untold refused sign-ins of an account that waits still, locked; null where it waits no more. */
export async function lockWaiting(db: Database, accountId: AccountId, before: Date): Promise<number | null> {
  const row = await db
    .selectFrom('refusedSignIn')
    .where('accountId', '=', accountId)
    .where('untold', '>', 0)
    .where('toldAt', '<=', before)
    .forUpdate()
    .select('untold')
    .executeTakeFirst()
  return row?.untold ?? null
}

export async function findAccountName(db: Database, accountId: AccountId): Promise<string | null> {
  const account = await db.selectFrom('account').where('id', '=', accountId).select('name').executeTakeFirst()
  return account?.name ?? null
}
