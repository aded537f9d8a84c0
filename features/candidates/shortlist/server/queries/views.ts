import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { type AccountId, type CompanyId, readId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import { sql } from 'kysely'
import { ViewAddress } from '../../contract/views.ts'
import type { NamedPart } from '../../rules/view-parts.ts'

export type ViewId = string

export interface StoredView {
  readonly id: ViewId
  readonly accountId: AccountId
  readonly ownerName: string
  readonly name: string
  readonly address: ViewAddress
  readonly isShared: boolean
  readonly isPinned: boolean
  readonly place: number
  readonly revision: number
}

interface Of {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

/** The views that an account sees: its own and the shared ones. */
function visibleTo(db: Database, { companyId, accountId }: Of) {
  return db
    .selectFrom('listView as view')
    .innerJoin('account', 'account.id', 'view.accountId')
    .where('view.companyId', '=', companyId)
    .where((eb) => eb.or([eb('view.accountId', '=', accountId), eb('view.isShared', '=', true)]))
    .select(['view.id', 'view.accountId', 'view.name', 'view.address', 'view.isShared', 'view.isPinned'])
    .select(['view.place', 'view.revision', 'account.name as ownerName'])
}

type Row = Awaited<ReturnType<ReturnType<typeof visibleTo>['execute']>>[number]

const readView = ({ address, ...view }: Row): StoredView => ({
  ...view,
  address: readStored(ViewAddress, JSON.parse(address)),
})

/** The views that an account sees, by place and name. */
export async function listStoredViews(db: Database, of: Of): Promise<StoredView[]> {
  const rows = await visibleTo(db, of).orderBy('view.place').orderBy('view.name').orderBy('view.id').execute()
  return rows.map(readView)
}

/** A view that an account sees, locked until the transaction ends; null without it. */
export async function lockView(db: Database, of: Of, sentId: string): Promise<StoredView | null> {
  const viewId = readId<'listView'>(sentId)
  if (!viewId) return null
  const row = await visibleTo(db, of).where('view.id', '=', viewId).forUpdate('view').executeTakeFirst()
  return row ? readView(row) : null
}

interface ViewValues {
  readonly name: string
  readonly address: ViewAddress
  readonly isShared: boolean
  readonly isPinned: boolean
  readonly place: number
}

/**
 * How many own and shared views there are beside one, and whether one of the same side has the name. Writers of views of
 * the company wait until the transaction ends.
 */
export async function countViewsBeside(
  db: Database,
  { companyId, accountId }: Of,
  {
    name,
    isShared,
    except,
  }: { readonly name: string; readonly isShared: boolean; readonly except: ViewId | null },
): Promise<{ count: number; hasName: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`list views ${companyId}`}, 0))`.execute(db)
  const row = await db
    .selectFrom('listView')
    .where('companyId', '=', companyId)
    .where('isShared', '=', isShared)
    .$if(!isShared, (query) => query.where('accountId', '=', accountId))
    .$if(except !== null, (query) => query.where('id', '<>', except))
    .select([
      sql<string>`count(*)`.as('count'),
      sql<boolean>`coalesce(bool_or(lower(name) = lower(${name})), false)`.as('hasName'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), hasName: row.hasName }
}

export async function insertView(
  db: Database,
  { companyId, accountId }: Of,
  { address, ...values }: ViewValues,
  createdAt: Date,
): Promise<ViewId> {
  const id = newId<'listView'>()
  await db
    .insertInto('listView')
    .values({ id, companyId, accountId, ...values, address: JSON.stringify(address), createdAt })
    .execute()
  return id
}

export async function updateView(
  db: Database,
  companyId: CompanyId,
  { id, revision }: Pick<StoredView, 'id' | 'revision'>,
  { address, ...values }: ViewValues,
): Promise<number> {
  await db
    .updateTable('listView')
    .set({ ...values, address: JSON.stringify(address), revision: revision + 1 })
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .execute()
  return revision + 1
}

export async function removeView(db: Database, companyId: CompanyId, id: ViewId): Promise<void> {
  await db.deleteFrom('listView').where('id', '=', id).where('companyId', '=', companyId).execute()
}

/** The parts that a company does not have any more. */
export async function listGoneParts(
  db: Database,
  companyId: CompanyId,
  parts: readonly NamedPart[],
): Promise<NamedPart[]> {
  if (parts.length === 0) return []
  const { rows } = await sql<NamedPart>`
    select distinct named.by, named.value
    from unnest(${parts.map(({ by }) => by)}::text[], ${parts.map(({ value }) => value)}::text[]) as named (by, value)
    where not case named.by
      when 'position' then exists (
        select from position where company_id = ${companyId} and id::text = named.value)
      when 'stage' then exists (
        select from stage where company_id = ${companyId} and wire_id = named.value and removed_at is null)
      when 'label' then exists (
        select from company_label where company_id = ${companyId} and label_id::text = named.value)
      when 'reviewer' then exists (
        select from account where company_id = ${companyId} and id::text = named.value and erased_at is null)
      else exists (
        select from refusal_reason where company_id = ${companyId} and reason = named.value)
    end`.execute(db)
  return rows
}
