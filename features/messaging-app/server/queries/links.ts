import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'

/** The account that an openId is linked to; null where it is to none. */
export async function findLinkedAccount(db: Database, openId: string) {
  const row = await db
    .selectFrom('appLink')
    .innerJoin('account', 'account.id', 'appLink.accountId')
    .where('appLink.openId', '=', openId)
    .select(['account.id', 'account.companyId', 'account.userType', 'account.passwordHash'])
    .executeTakeFirst()
  return row ?? null
}

interface Link {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly openId: string
}

/** Links an account, unless either has another one. Says which link stands; parallel calls make one. */
export async function insertLink(
  transaction: Database,
  link: Link & { readonly linkedAt: Date },
): Promise<'made' | 'there' | 'linkedElsewhere' | 'accountLinked'> {
  const made = await transaction
    .insertInto('appLink')
    .values(link)
    .onConflict((on) => on.doNothing())
    .returning('openId')
    .executeTakeFirst()
  if (made) return 'made'
  const known = await transaction
    .selectFrom('appLink')
    .where('openId', '=', link.openId)
    .select('accountId')
    .executeTakeFirst()
  if (!known) return 'accountLinked'
  return known.accountId === link.accountId ? 'there' : 'linkedElsewhere'
}

/** The openId that an account is linked to; null where it is to none. */
export async function findLink(db: Database, accountId: AccountId): Promise<string | null> {
  const row = await db
    .selectFrom('appLink')
    .where('accountId', '=', accountId)
    .select('openId')
    .executeTakeFirst()
  return row?.openId ?? null
}

/** Ends a link, with every session that was opened by it. */
export async function deleteLink(transaction: Database, accountId: AccountId, now: Date): Promise<void> {
  await transaction.deleteFrom('appLink').where('accountId', '=', accountId).execute()
  await transaction
    .updateTable('session')
    .set({ endedAt: now })
    .where('accountId', '=', accountId)
    .where('way', '=', 'app')
    .where('endedAt', 'is', null)
    .execute()
}
