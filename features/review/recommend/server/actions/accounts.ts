import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import {
  type AccountPage,
  accountsBut,
  searchAccountsBut,
} from '../../../../platform/access/server/queries/search-accounts.ts'

const unfrozen = (db: Database, companyId: CompanyId) => accountsBut(db, companyId, ['freeze'])

/** A page of the accounts that are not frozen. */
export function listUnfrozen(db: Database, companyId: CompanyId, page: AccountPage) {
  return searchAccountsBut(db, companyId, ['freeze'], page)
}

/** The ids among the given ones of accounts of the company that are not frozen. */
export function listChosen(db: Database, companyId: CompanyId, accountIds: readonly AccountId[]) {
  return unfrozen(db, companyId)
    .where('id', 'in', accountIds)
    .orderBy('name')
    .orderBy('id')
    .select(['id', 'name', 'email', 'locale'])
    .execute()
}

export type ChosenAccount = Awaited<ReturnType<typeof listChosen>>[number]

/** Name, e-mail and language of an account of the company; null for a frozen one. */
export async function findUnfrozen(db: Database, companyId: CompanyId, accountId: AccountId) {
  const row = await unfrozen(db, companyId)
    .where('id', '=', accountId)
    .select(['id', 'name', 'email', 'locale'])
    .executeTakeFirst()
  return row ?? null
}
