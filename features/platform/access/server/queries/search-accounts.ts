import { containing } from '@candor/db/containing'
import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { UserType } from '../../rules/permissions.ts'

/** A page of the accounts of a company that a search finds. */
export interface AccountPage {
  readonly searchText: string
  /** The last account of the page before. */
  readonly after: AccountId | null
  readonly limit: number
  /** Accounts that the search finds in another way. */
  readonly also?: readonly AccountId[]
  /** An account that is left out. */
  readonly not?: AccountId
}

/** Whether the name or the e-mail of an account holds a text. */
export function accountHolds(text: string) {
  const pattern = containing(text)
  return sql<boolean>`(lower(account.name) like lower(${pattern}) or lower(account.email) like lower(${pattern}))`
}

/** The accounts of a company except those of some types. */
export function accountsBut(db: Database, companyId: CompanyId, types: readonly UserType[]) {
  return db.selectFrom('account').where('companyId', '=', companyId).where('userType', 'not in', types)
}

/** A page of them by name, in the order of the index `account_search`. */
export function searchAccountsBut(
  db: Database,
  companyId: CompanyId,
  types: readonly UserType[],
  { searchText, after, limit, also = [], not }: AccountPage,
) {
  const isAfter = sql<boolean>`(lower(account.name), account.id) > (
    select lower(name), id from account where id = ${after} and company_id = ${companyId}
  )`
  return accountsBut(db, companyId, types)
    .$if(searchText !== '', (query) =>
      query.where(sql<boolean>`(${accountHolds(searchText)} or account.id = any(${also}::uuid[]))`),
    )
    .$if(not !== undefined, (query) => query.where('account.id', '<>', not ?? null))
    .$if(after !== null, (query) => query.where(isAfter))
    .orderBy(sql`lower(account.name)`)
    .orderBy('account.id')
    .limit(limit)
    .select(['id', 'name', 'email', 'userType'])
    .execute()
}

/** The accounts of a company with a Chinese character in the name. */
export async function listHanNames(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where('name', '~', '[㐀-鿿]')
    .select(['id', 'name'])
    .execute()
}
