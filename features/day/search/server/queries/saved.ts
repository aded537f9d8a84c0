import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import { sql } from 'kysely'
import { SavedAddress } from '../../contract/saved.ts'
import { type Sought, visible } from './visible.ts'

interface Of {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

export interface SavedSearch {
  readonly id: string
  readonly name: string
  readonly address: SavedAddress
  readonly isPinned: boolean
  readonly viewedAt: Date
}

/** The saved searches of an account: the pinned ones first, then by name. */
export async function listStoredSearches(db: Database, { companyId, accountId }: Of): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('savedSearch')
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .select(['id', 'name', 'address', 'isPinned', 'viewedAt'])
    .orderBy('isPinned', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, address: readStored(SavedAddress, JSON.parse(row.address)) }))
}

interface Since {
  readonly sought: Sought
  readonly since: Date
}

/** How many passages of each search were written since it was viewed, up to a limit, in one statement. */
export async function countFresh(db: Database, searches: readonly Since[], limit: number): Promise<number[]> {
  if (searches.length === 0) return []
  const counts = searches.map(
    ({ sought, since }, index) => sql`
      select ${index}::int as place, count(*)::int as count from (
        select from ${visible(db, sought)} and passage.written_at > ${since}::timestamptz limit ${limit}
      ) as found`,
  )
  const { rows } = await sql<{ place: number; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  )
  const countOf = new Map(rows.map(({ place, count }) => [place, count]))
  return searches.map((_, index) => countOf.get(index) ?? 0)
}

/** How many searches an account has, and whether one has the name. Other writers of the account's searches wait. */
export async function countStored(
  db: Database,
  { companyId, accountId }: Of,
  name: string,
): Promise<{ count: number; hasName: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${accountId}`}, 0))`.execute(db)
  const { rows } = await sql<{ count: number; hasName: boolean }>`
    select count(*)::int as count, coalesce(bool_or(lower(name) = lower(${name})), false) as has_name
    from saved_search where company_id = ${companyId} and account_id = ${accountId}`.execute(db)
  return rows[0] ?? { count: 0, hasName: false }
}

export async function insertSaved(
  db: Database,
  { companyId, accountId }: Of,
  { address, ...values }: Pick<SavedSearch, 'name' | 'address' | 'isPinned'>,
  now: Date,
): Promise<string> {
  const id = newId<'savedSearch'>()
  await db
    .insertInto('savedSearch')
    .values({
      id,
      companyId,
      accountId,
      ...values,
      address: JSON.stringify(address),
      viewedAt: now,
      createdAt: now,
    })
    .execute()
  return id
}

const isOwn = (id: string, { companyId, accountId }: Of) =>
  sql`id = ${id}::uuid and company_id = ${companyId} and account_id = ${accountId}`

/** Changes the fields that are not null. Returns whether the account has the search. */
export async function updateSaved(
  db: Database,
  of: Of,
  {
    id,
    isPinned,
    viewedAt,
  }: { readonly id: string; readonly isPinned: boolean | null; readonly viewedAt: Date | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update saved_search set is_pinned = coalesce(${isPinned}::boolean, is_pinned),
      viewed_at = coalesce(${viewedAt}::timestamptz, viewed_at)
    where ${isOwn(id, of)}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Returns whether the account had the search. */
export async function removeSaved(db: Database, of: Of, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from saved_search where ${isOwn(id, of)}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}
