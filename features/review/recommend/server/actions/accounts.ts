import type { Database } from '@candor/db/database'
import { type AccountId, type CompanyId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import {
  type AccountPage,
  accountsBut,
  searchAccountsBut,
} from '../../../../platform/access/server/queries/search-accounts.ts'
import { transmitResume } from '../../contract.ts'

const unfrozen = (db: Database, companyId: CompanyId) => accountsBut(db, companyId, ['freeze'])

/** A page of the accounts that are not frozen. */
export function listUnfrozen(db: Database, companyId: CompanyId, page: AccountPage) {
  return searchAccountsBut(db, companyId, ['freeze'], page)
}

/** The ids among the given ones of accounts of the company that are not frozen. */
function listChosen(db: Database, companyId: CompanyId, accountIds: readonly AccountId[]) {
  return unfrozen(db, companyId)
    .where('id', 'in', accountIds)
    .orderBy('name')
    .orderBy('id')
    .select(['id', 'name', 'email', 'locale'])
    .execute()
}

export type ChosenAccount = Awaited<ReturnType<typeof listChosen>>[number]

/** The chosen accounts; refuses all if one is frozen or not the company's. */
export async function requireColleagues(
  db: Database,
  { companyId }: Viewer,
  ids: readonly string[],
): Promise<ChosenAccount[]> {
  const known = ids.map((id) => readId<'account'>(id)).filter((id) => id !== null)
  const chosen = known.length === 0 ? [] : await listChosen(db, companyId, known)
  if (chosen.length < ids.length) throw new Refusal(transmitResume, 'unknownColleague')
  return chosen
}

/** Name, e-mail and language of an account of the company; null for a frozen one. */
export async function findUnfrozen(db: Database, companyId: CompanyId, accountId: AccountId) {
  const row = await unfrozen(db, companyId)
    .where('id', '=', accountId)
    .select(['id', 'name', 'email', 'locale'])
    .executeTakeFirst()
  return row ?? null
}
