import type { Database } from '@candor/db/database'
import type { AccountId } from '@candor/kernel/ids'

/** The account that an openId is linked to; null without one. */
export async function findLinkedAccount(db: Database, openId: string) {
  const row = await db
    .selectFrom('appLink')
    .innerJoin('account', 'account.id', 'appLink.accountId')
    .where('appLink.openId', '=', openId)
    .select(['account.id', 'account.companyId', 'account.userType', 'account.passwordHash'])
    .executeTakeFirst()
  return row ?? null
}

/** Locks the link of an account and an openId until the transaction ends; false where it is gone. */
export async function lockLink(
  transaction: Database,
  { accountId, openId }: { readonly accountId: AccountId; readonly openId: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('appLink')
    .where('accountId', '=', accountId)
    .where('openId', '=', openId)
    .forShare()
    .select('accountId')
    .executeTakeFirst()
  return row !== undefined
}

/** The openId that an account is linked to; null without one. */
export async function findLink(db: Database, accountId: AccountId): Promise<string | null> {
  const row = await db
    .selectFrom('appLink')
    .where('accountId', '=', accountId)
    .select('openId')
    .executeTakeFirst()
  return row?.openId ?? null
}

/** Removes a link. */
export async function deleteLink(transaction: Database, accountId: AccountId): Promise<void> {
  await transaction.deleteFrom('appLink').where('accountId', '=', accountId).execute()
}
