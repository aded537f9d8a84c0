import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { findAccountByPhone } from '../../../../platform/text-messages/server/queries/codes.ts'

interface Owner {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

export async function getNumber(db: Database, { companyId, accountId }: Owner) {
  return db
    .selectFrom('account')
    .leftJoin('appLink', 'appLink.accountId', 'account.id')
    .where('account.id', '=', accountId)
    .where('account.companyId', '=', companyId)
    .select(['account.phone', 'appLink.openId'])
    .executeTakeFirstOrThrow()
}

/**
 * Sets or removes an account's number. Returns false where another account, of any company, has it. Call it in a
 * transaction: if two set the same number at the same time, the second waits for the first.
 */
export async function setNumber(
  transaction: Database,
  { companyId, accountId }: Owner,
  phone: string | null,
): Promise<boolean> {
  if (phone !== null) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`number ${phone}`}, 0))`.execute(transaction)
    const owner = await findAccountByPhone(transaction, phone)
    if (owner && owner.id !== accountId) return false
  }
  await transaction
    .updateTable('account')
    .set({ phone })
    .where('id', '=', accountId)
    .where('companyId', '=', companyId)
    .execute()
  return true
}
