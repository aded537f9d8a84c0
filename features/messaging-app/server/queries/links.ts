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

/** Removes a link, every session opened through it, and every waiting sign-in by it. */
export async function deleteLink(transaction: Database, accountId: AccountId, now: Date): Promise<void> {
  await transaction.deleteFrom('appLink').where('accountId', '=', accountId).execute()
  await transaction
    .deleteFrom('pendingSignIn')
    .where('accountId', '=', accountId)
    .where('way', '=', 'app')
    .execute()
  await transaction
    .updateTable('session')
    .set({ endedAt: now })
    .where('accountId', '=', accountId)
    .where('way', '=', 'app')
    .where('endedAt', 'is', null)
    .execute()
}
