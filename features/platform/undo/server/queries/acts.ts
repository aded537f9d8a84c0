import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { UndoKind } from '../../rules/kinds.ts'
import type { UndoItem } from '../../rules/part.ts'

interface NewAct {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly kind: UndoKind
  readonly at: Date
  readonly until: Date
  readonly bulkId: string | null
}

/** Stores an act with its items; returns its id. */
export async function insertAct(db: Database, act: NewAct, items: readonly UndoItem[]): Promise<string> {
  const id = newId<'undoableAct'>()
  await db
    .insertInto('undoableAct')
    .values({ id, ...act })
    .execute()
  await sql`
    insert into undoable_item (id, act_id, company_id, candidate_id, ref, before, after)
    select item.id, ${id}, ${act.companyId}, item.candidate_id, item.ref, item.before::jsonb, item.after::jsonb
    from unnest(
      ${items.map(() => newId<'undoableItem'>())}::uuid[],
      ${items.map(({ candidateId }) => candidateId)}::uuid[],
      ${items.map(({ ref }) => ref ?? null)}::uuid[],
      ${items.map(({ before }) => JSON.stringify(before))}::text[],
      ${items.map(({ after }) => JSON.stringify(after))}::text[]
    ) as item (id, candidate_id, ref, before, after)`.execute(db)
  return id
}

/** One act of a company; null for an unknown id. */
export async function findAct(db: Database, companyId: CompanyId, id: string) {
  const row = await db
    .selectFrom('undoableAct as act')
    .leftJoin('account as undoer', 'undoer.id', 'act.undoneBy')
    .where('act.companyId', '=', companyId)
    .where('act.id', '=', id)
    .select(['act.id', 'act.accountId', 'act.kind', 'act.at', 'act.until', 'act.undoneAt'])
    .select('undoer.name as undoneByName')
    .executeTakeFirst()
  return row ?? null
}

/** Locks an act until the transaction ends, so that nobody else undoes it. */
export async function lockAct(db: Database, companyId: CompanyId, id: string): Promise<void> {
  await db
    .selectFrom('undoableAct')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .select('id')
    .execute()
}

/** The items of acts by act, in the order in which they were stored. */
export async function listItems(db: Database, actIds: readonly string[]): Promise<Map<string, UndoItem[]>> {
  if (actIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('undoableItem')
    .where('actId', 'in', actIds)
    .orderBy('id')
    .select(['actId', 'candidateId', 'ref', 'before', 'after'])
    .execute()
  return Map.groupBy(rows, ({ actId }) => actId)
}

interface OfKind {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly kind: UndoKind
}

/** The items of one kind about a candidate that nobody undid. */
export function listItemsOfKind(db: Database, { companyId, candidateId, kind }: OfKind) {
  return db
    .selectFrom('undoableItem as item')
    .innerJoin('undoableAct as act', 'act.id', 'item.actId')
    .where('item.companyId', '=', companyId)
    .where('item.candidateId', '=', candidateId)
    .where('act.kind', '=', kind)
    .where('act.undoneAt', 'is', null)
    .select(['item.candidateId', 'item.ref', 'item.before', 'item.after'])
    .execute()
}

export async function markUndone(
  db: Database,
  id: string,
  { accountId, now }: { readonly accountId: AccountId; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('undoableAct')
    .set({ undoneAt: now, undoneBy: accountId })
    .where('id', '=', id)
    .execute()
}

interface Listing {
  readonly companyId: CompanyId
  /** Null for those of everybody. */
  readonly accountId: AccountId | null
  readonly candidateId: CandidateId | null
  readonly now: Date
  readonly limit: number
}

/** Acts that can still be undone, newest first, each with its first item and its number of items. */
export async function listActs(db: Database, of: Listing) {
  return db
    .selectFrom('undoableAct as act')
    .innerJoin('account', 'account.id', 'act.accountId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('undoableItem as item')
          .whereRef('item.actId', '=', 'act.id')
          .$if(of.candidateId !== null, (query) => query.where('item.candidateId', '=', of.candidateId))
          .orderBy('item.id')
          .limit(1)
          .select(['item.candidateId', 'item.ref', 'item.before', 'item.after'])
          .as('first'),
      (join) => join.onTrue(),
    )
    .leftJoin('candidate', 'candidate.id', 'first.candidateId')
    .where('act.companyId', '=', of.companyId)
    .where('act.undoneAt', 'is', null)
    .where('act.until', '>=', of.now)
    .$if(of.accountId !== null, (query) => query.where('act.accountId', '=', of.accountId))
    .orderBy('act.at', 'desc')
    .orderBy('act.id', 'desc')
    .limit(of.limit)
    .select(['act.id', 'act.kind', 'act.at', 'act.until', 'act.accountId', 'act.bulkId'])
    .select(['account.name as byName', 'first.candidateId', 'first.ref', 'first.before', 'first.after'])
    .select(['candidate.name', 'candidate.nameLatin', 'candidate.isAnonymous'])
    .select([
      sql<number>`(select count(*)::int from undoable_item where act_id = act.id)`.as('count'),
      sql<string[]>`array(select ref::text from undoable_item
        where act_id = act.id and ref is not null
          and (${of.candidateId}::uuid is null or candidate_id = ${of.candidateId}) limit 100)`.as('refs'),
    ])
    .execute()
}

export type ListedAct = Awaited<ReturnType<typeof listActs>>[number]

/** The names of candidates, to name those that are refused. */
export async function listNames(db: Database, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  if (candidateIds.length === 0) return []
  return db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where('id', 'in', candidateIds)
    .select(['id', 'name', 'nameLatin', 'isAnonymous'])
    .execute()
}
