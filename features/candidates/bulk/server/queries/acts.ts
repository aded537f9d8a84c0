import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId, SessionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { BulkTerms } from '../../contract.ts'
import type { StoredTerms } from '../../rules/stored.ts'

export interface PlannedAct {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly sessionId: SessionId
  readonly terms: BulkTerms
  readonly locale: string
  readonly now: Date
}

export async function insertAct(
  db: Database,
  { companyId, accountId, sessionId, terms, locale, now }: PlannedAct,
): Promise<string> {
  const id = newId()
  const stored: StoredTerms = { terms, words: {} }
  const { kind } = terms
  await db
    .insertInto('bulkAct')
    .values({
      id,
      companyId,
      accountId,
      sessionId,
      kind,
      locale,
      terms: JSON.stringify(stored),
      state: 'planned',
      plannedAt: now,
    })
    .execute()
  return id
}

const actColumns = [
  'id',
  'companyId',
  'accountId',
  'sessionId',
  'kind',
  'terms',
  'locale',
  'state',
  'isUndoing',
  'plannedAt',
  'startedAt',
  'endedAt',
] as const

interface OfAccount {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

/** An act of an account; null for any other. */
export async function findAct(db: Database, { companyId, accountId }: OfAccount, bulkId: string) {
  const row = await db
    .selectFrom('bulkAct')
    .where('id', '=', bulkId)
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .select(actColumns)
    .executeTakeFirst()
  return row ?? null
}
export type StoredAct = NonNullable<Awaited<ReturnType<typeof findAct>>>

/** The same, locked until the transaction ends. */
export async function lockAct(db: Database, { companyId, accountId }: OfAccount, bulkId: string) {
  const row = await db
    .selectFrom('bulkAct')
    .where('id', '=', bulkId)
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .forUpdate()
    .select(actColumns)
    .executeTakeFirst()
  return row ?? null
}

/** A running act by its id, locked until the transaction ends; null while another process works on it. */
export async function takeRunning(db: Database, bulkId: string): Promise<StoredAct | null> {
  const row = await db
    .selectFrom('bulkAct')
    .where('id', '=', bulkId)
    .where('state', '=', 'running')
    .forUpdate()
    .skipLocked()
    .select(actColumns)
    .executeTakeFirst()
  return row ?? null
}

/** The running act that has waited longest, apart from some; null without any. */
export async function findRunning(db: Database, setAside: readonly string[]): Promise<string | null> {
  const row = await db
    .selectFrom('bulkAct')
    .where('state', '=', 'running')
    .$if(setAside.length > 0, (query) => query.where('id', 'not in', [...setAside]))
    .orderBy('workedAt', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The account of an act; null for a deleted act. */
export async function findOrderer(db: Database, bulkId: string) {
  const row = await db
    .selectFrom('bulkAct')
    .where('id', '=', bulkId)
    .select(['companyId', 'accountId'])
    .executeTakeFirst()
  return row ?? null
}

/** Sets back an act in the turns of all running ones. */
export async function markWorked(db: Database, bulkId: string): Promise<void> {
  await db.updateTable('bulkAct').set({ workedAt: sql`clock_timestamp()` }).where('id', '=', bulkId).execute()
}

export async function beginAct(
  db: Database,
  bulkId: string,
  { stored, now }: { readonly stored: StoredTerms; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('bulkAct')
    .set({ state: 'running', startedAt: now, terms: JSON.stringify(stored) })
    .where('id', '=', bulkId)
    .execute()
}

export async function beginUndoing(db: Database, bulkId: string): Promise<void> {
  await db
    .updateTable('bulkAct')
    .set({ state: 'running', isUndoing: true, endedAt: null })
    .where('id', '=', bulkId)
    .execute()
}

export async function endAct(db: Database, bulkId: string, now: Date): Promise<void> {
  await db.updateTable('bulkAct').set({ state: 'ended', endedAt: now }).where('id', '=', bulkId).execute()
}

/** How many acts of an account run. */
export async function countRunning(db: Database, { companyId, accountId }: OfAccount): Promise<number> {
  const { count } = await db
    .selectFrom('bulkAct')
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .where('state', '=', 'running')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Running acts of an account, and those that ended after a time, with the states of their candidates. */
export async function listShown(db: Database, { companyId, accountId }: OfAccount, endedAfter: Date) {
  const count = (state: string) => sql<number>`(count(*) filter (where bulk_item.state = ${state}))::int`
  return db
    .selectFrom('bulkAct')
    .innerJoin('bulkItem', 'bulkItem.actId', 'bulkAct.id')
    .where('bulkAct.companyId', '=', companyId)
    .where('bulkAct.accountId', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('bulkAct.state', '=', 'running'),
        eb.and([eb('bulkAct.state', '=', 'ended'), eb('bulkAct.endedAt', '>', endedAfter)]),
      ]),
    )
    .groupBy('bulkAct.id')
    .orderBy('bulkAct.plannedAt', 'desc')
    .select([
      'bulkAct.id',
      'bulkAct.kind',
      'bulkAct.terms',
      'bulkAct.state',
      'bulkAct.isUndoing',
      'bulkAct.endedAt',
      sql<number>`count(*)::int`.as('all'),
      count('waiting').as('waiting'),
      count('done').as('done'),
      count('failed').as('failed'),
      count('left').as('left'),
      count('undoing').as('undoing'),
      count('undone').as('undone'),
      count('kept').as('kept'),
    ])
    .limit(20)
    .execute()
}
export type ShownAct = Awaited<ReturnType<typeof listShown>>[number]

/** Deletes the planned acts of an account but its newest ones: a page plans one at each look. */
export async function deleteOldPlans(
  db: Database,
  { companyId, accountId }: OfAccount,
  keep: number,
): Promise<void> {
  const newest = db
    .selectFrom('bulkAct')
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .where('state', '=', 'planned')
    .where('kind', '<>', 'export')
    .orderBy('plannedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(keep)
    .select('id')
  await db
    .deleteFrom('bulkAct')
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .where('state', '=', 'planned')
    .where('kind', '<>', 'export')
    .where('id', 'not in', newest)
    .execute()
}

/** Deletes plans and ended acts that are over; returns how many. */
export async function deleteOver(
  db: Database,
  { plannedBefore, endedBefore }: { readonly plannedBefore: Date; readonly endedBefore: Date },
): Promise<number> {
  const rows = await db
    .deleteFrom('bulkAct')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'planned'), eb('plannedAt', '<', plannedBefore)]),
        eb.and([eb('state', '=', 'ended'), eb('endedAt', '<', endedBefore)]),
      ]),
    )
    .returning('id')
    .execute()
  return rows.length
}
