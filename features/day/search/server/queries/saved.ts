import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import { sql } from 'kysely'
import { maxSaved, maxShared, SavedAddress } from '../../contract/saved.ts'
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
  /** Later passages are new to the reader. */
  readonly viewedAt: Date
  /** Who shares it; null for an own search. */
  readonly ownerName: string | null
  readonly isShared: boolean
}

/** Whether a search is shared by a colleague who still works here. */
const isSharedHere = sql<boolean>`(search.shared_at is not null and owner.user_type <> 'freeze'
  and owner.erased_at is null)`

/** The saved searches of an account and those that colleagues share: the pinned ones first, then by name. */
export async function listStoredSearches(db: Database, { companyId, accountId }: Of): Promise<SavedSearch[]> {
  const { rows } = await sql<Omit<SavedSearch, 'address'> & { address: string }>`
    select search.id, search.name, search.address, search.shared_at is not null as is_shared,
      case when search.account_id = ${accountId} then search.is_pinned else coalesce(reader.is_pinned, false) end
        as is_pinned,
      case when search.account_id = ${accountId} then search.viewed_at
        else coalesce(reader.viewed_at, search.shared_at) end as viewed_at,
      case when search.account_id <> ${accountId} then owner.name end as owner_name
    from saved_search as search
      join account as owner on owner.id = search.account_id
      left join saved_search_reader as reader on reader.search_id = search.id and reader.account_id = ${accountId}
    where search.company_id = ${companyId} and (search.account_id = ${accountId} or ${isSharedHere})
    order by is_pinned desc, search.name, search.id
    limit ${maxSaved + maxShared}`.execute(db)
  return rows.map((row) => ({ ...row, address: readStored(SavedAddress, JSON.parse(row.address)) }))
}

/** How many colleagues a shared search of an account reaches. */
export async function countColleagues(db: Database, { companyId, accountId }: Of): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account
    where company_id = ${companyId} and id <> ${accountId} and user_type <> 'freeze' and erased_at is null`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** How many searches the accounts of a company share. Others who share one meanwhile wait. */
export async function countShared(db: Database, companyId: CompanyId): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shared searches ${companyId}`}, 0))`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_search as search join account as owner on owner.id = search.account_id
    where search.company_id = ${companyId} and ${isSharedHere}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A search that an account sees, locked until the transaction ends; null for any other. */
export async function lockSeen(db: Database, { companyId, accountId }: Of, id: string) {
  const { rows } = await sql<{ isOwn: boolean; isShared: boolean }>`
    select search.account_id = ${accountId} as is_own, search.shared_at is not null as is_shared
    from saved_search as search join account as owner on owner.id = search.account_id
    where search.id = ${id}::uuid and search.company_id = ${companyId}
      and (search.account_id = ${accountId} or ${isSharedHere})
    for update of search`.execute(db)
  return rows[0] ?? null
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
  { address, isShared, ...values }: Pick<SavedSearch, 'name' | 'address' | 'isPinned' | 'isShared'>,
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
      sharedAt: isShared ? now : null,
    })
    .execute()
  return id
}

const isOwn = (id: string, { companyId, accountId }: Of) =>
  sql`id = ${id}::uuid and company_id = ${companyId} and account_id = ${accountId}`

interface Change {
  readonly id: string
  readonly isPinned: boolean | null
  readonly viewedAt: Date | null
}

/** Changes the fields of an own search that are not null. Sharing it again begins the news of colleagues anew. */
export async function updateSaved(
  db: Database,
  of: Of,
  {
    id,
    isPinned,
    viewedAt,
    isShared,
    now,
  }: Change & { readonly isShared: boolean | null; readonly now: Date },
): Promise<void> {
  await sql`
    update saved_search set is_pinned = coalesce(${isPinned}::boolean, is_pinned),
      viewed_at = coalesce(${viewedAt}::timestamptz, viewed_at),
      shared_at = case ${isShared}::boolean when true then coalesce(shared_at, ${now}) when false then null
        else shared_at end
    where ${isOwn(id, of)}`.execute(db)
  if (isShared === false) await sql`delete from saved_search_reader where search_id = ${id}::uuid`.execute(db)
}

/** Notes what a reader did with a shared search of a colleague. */
export async function updateReader(
  db: Database,
  { companyId, accountId }: Of,
  { id, isPinned, viewedAt }: Change,
): Promise<void> {
  await sql`
    insert into saved_search_reader (search_id, account_id, company_id, is_pinned, viewed_at)
    values (${id}, ${accountId}, ${companyId}, coalesce(${isPinned}::boolean, false), ${viewedAt})
    on conflict (search_id, account_id) do update set
      is_pinned = coalesce(${isPinned}::boolean, saved_search_reader.is_pinned),
      viewed_at = coalesce(excluded.viewed_at, saved_search_reader.viewed_at)`.execute(db)
}

/** Returns whether the account had the search. */
export async function removeSaved(db: Database, of: Of, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from saved_search where ${isOwn(id, of)}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}
