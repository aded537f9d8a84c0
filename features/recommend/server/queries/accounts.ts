import { containing } from '@candor/db/containing'
import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

interface Page {
  readonly searchText: string
  /** The last account of the page before. */
  readonly after: AccountId | null
  readonly limit: number
}

function unfrozen(db: Database, companyId: CompanyId) {
  return db.selectFrom('account').where('companyId', '=', companyId).where('userType', '<>', 'freeze')
}

/** A page of the accounts that are not frozen, by name; the index `account_search` is in this order. */
export function listUnfrozen(db: Database, companyId: CompanyId, { searchText, after, limit }: Page) {
  const pattern = containing(searchText)
  const place = sql<boolean>`(lower(account.name), account.id) > (
    select lower(name), id from account where id = ${after} and company_id = ${companyId}
  )`
  return unfrozen(db, companyId)
    .$if(searchText !== '', (query) =>
      query.where(
        sql<boolean>`(lower(account.name) like lower(${pattern}) or lower(account.email) like lower(${pattern}))`,
      ),
    )
    .$if(after !== null, (query) => query.where(place))
    .orderBy(sql`lower(account.name)`)
    .orderBy('account.id')
    .limit(limit)
    .select(['id', 'name', 'email', 'userType'])
    .execute()
}

/** Those of the accounts that are the company's and not frozen. */
export function listChosen(db: Database, companyId: CompanyId, accountIds: readonly AccountId[]) {
  return unfrozen(db, companyId)
    .where('id', 'in', accountIds)
    .orderBy('name')
    .orderBy('id')
    .select(['id', 'name', 'email'])
    .execute()
}

export type ChosenAccount = Awaited<ReturnType<typeof listChosen>>[number]

/** The name of an account of the company, with the address to write to; null for a frozen one. */
export async function findUnfrozen(db: Database, companyId: CompanyId, accountId: AccountId) {
  const row = await unfrozen(db, companyId)
    .where('id', '=', accountId)
    .select(['id', 'name', 'email'])
    .executeTakeFirst()
  return row ?? null
}
