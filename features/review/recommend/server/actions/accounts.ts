import type { Database } from '@candor/db/database'
import { type AccountId, type CompanyId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { UserType } from '../../../../platform/access/rules/permissions.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import {
  type AccountPage,
  accountsBut,
  searchAccountsBut,
} from '../../../../platform/access/server/queries/search-accounts.ts'
import { listSpelledBy } from '../../../mentions/server/actions/spelled.ts'
import { transmitResume } from '../../contract.ts'

const unfrozen = (db: Database, companyId: CompanyId) => accountsBut(db, companyId, ['freeze'])

/** The types of accounts that answer no recommendation: frozen and read-only ones. */
const cannotAnswer: readonly UserType[] = ['freeze', 'read']

/** A page of the accounts that are not frozen; a search also takes the pinyin of a name, and its initials. */
export async function listUnfrozen(db: Database, companyId: CompanyId, page: AccountPage) {
  return searchAccountsBut(db, companyId, ['freeze'], await withPinyin(db, companyId, page))
}

/** The same without the accounts that answer no recommendation, and without the caller. */
export async function listRecommendable(db: Database, { companyId, accountId }: Viewer, page: AccountPage) {
  const found = await withPinyin(db, companyId, page)
  return searchAccountsBut(db, companyId, cannotAnswer, { ...found, not: accountId })
}

/** Adds to a page the accounts whose name a search spells in pinyin. */
async function withPinyin(db: Database, companyId: CompanyId, page: AccountPage): Promise<AccountPage> {
  return { ...page, also: await listSpelledBy(db, companyId, page.searchText) }
}

/** The given accounts, without those that answer no recommendation. */
export function listChosen(db: Database, companyId: CompanyId, accountIds: readonly AccountId[]) {
  return accountsBut(db, companyId, cannotAnswer)
    .where('id', 'in', accountIds)
    .orderBy('name')
    .orderBy('id')
    .select(['id', 'name', 'email', 'locale'])
    .execute()
}

export type ChosenAccount = Awaited<ReturnType<typeof listChosen>>[number]

/**
 * The accounts to whom somebody recommends. Refuses all of them where one is the recommender, is frozen, may only read,
 * or is not the company's.
 */
export async function requireColleagues(
  db: Database,
  { companyId, accountId }: Viewer,
  ids: readonly string[],
): Promise<ChosenAccount[]> {
  const known = ids.map((id) => readId<'account'>(id)).filter((id) => id !== null)
  if (known.includes(accountId)) throw new Refusal(transmitResume, 'oneself')
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
