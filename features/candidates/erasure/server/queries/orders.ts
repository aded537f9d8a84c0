import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { ErasureOrder } from '../../rules/order.ts'

/** Stores an order with its candidates, before anything is erased. Returns its id. */
export async function insertErasure(
  db: Database,
  { companyId, candidateIds, reason, by }: ErasureOrder,
  now: Date,
): Promise<string> {
  const id: string = newId()
  const candidates = [...new Set(candidateIds)]
  await db
    .insertInto('erasure')
    .values({
      id,
      companyId,
      reason,
      accountId: 'accountId' in by ? by.accountId : null,
      rule: 'rule' in by ? by.rule : null,
      orderedAt: now,
      finishedAt: candidates.length === 0 ? now : null,
      candidatesAll: candidates.length,
    })
    .execute()
  await sql`
    insert into erasure_candidate (erasure_id, candidate_id, company_id)
    select ${id}::uuid, candidate_id, ${companyId}::uuid from unnest(${candidates}::uuid[]) as given (candidate_id)`.execute(
    db,
  )
  return id
}

/** A candidate of an order that waits. */
export interface Waiting {
  readonly erasureId: string
  readonly candidateId: CandidateId
  readonly companyId: CompanyId
  readonly accountId: AccountId | null
  readonly rule: string | null
  readonly reason: string
}

/** The next candidate that waits, of one order or of any, without those that were set aside. */
export async function findWaiting(
  db: Database,
  { erasureId, setAside }: { readonly erasureId?: string; readonly setAside: readonly CandidateId[] },
): Promise<Waiting | null> {
  const row = await db
    .selectFrom('erasureCandidate')
    .innerJoin('erasure', 'erasure.id', 'erasureCandidate.erasureId')
    .where('erasure.finishedAt', 'is', null)
    .$if(erasureId !== undefined, (query) => query.where('erasure.id', '=', erasureId ?? ''))
    .where(sql<boolean>`not erasure_candidate.candidate_id = any(${[...setAside]}::uuid[])`)
    .orderBy('erasure.orderedAt')
    // Removed ones first: they come back only while their person is there.
    .orderBy(sql`exists (select from candidate where candidate.id = erasure_candidate.candidate_id)`)
    .orderBy('erasureCandidate.candidateId')
    .limit(1)
    .select([
      'erasure.id as erasureId',
      'erasureCandidate.candidateId',
      'erasure.companyId',
      'erasure.accountId',
      'erasure.rule',
      'erasure.reason',
    ])
    .executeTakeFirst()
  return row ?? null
}

/** Locks a waiting candidate of an order; false where another process has erased it. */
export async function lockWaiting(
  db: Database,
  { erasureId, candidateId }: Pick<Waiting, 'erasureId' | 'candidateId'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('erasureCandidate')
    .where('erasureId', '=', erasureId)
    .where('candidateId', '=', candidateId)
    .forUpdate()
    .select('candidateId')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes an erased candidate out of all orders that have it, and ends each order with its last one. */
export async function endWaiting(
  db: Database,
  { companyId, candidateId }: Pick<Waiting, 'companyId' | 'candidateId'>,
  now: Date,
): Promise<void> {
  await sql`
    with ended as (
      delete from erasure_candidate where company_id = ${companyId} and candidate_id = ${candidateId}
      returning erasure_id
    )
    update erasure set candidates_done = candidates_done + 1,
      finished_at = case when candidates_done + 1 >= candidates_all then ${now}::timestamptz end
    where id in (select erasure_id from ended)`.execute(db)
}

/** Takes a candidate that stays out of one order, and ends the order with its last candidate. */
export async function leaveWaiting(
  db: Database,
  { erasureId, candidateId }: Pick<Waiting, 'erasureId' | 'candidateId'>,
  now: Date,
): Promise<void> {
  await sql`
    with stays as (
      delete from erasure_candidate where erasure_id = ${erasureId} and candidate_id = ${candidateId}
      returning erasure_id
    )
    update erasure set candidates_all = candidates_all - 1,
      finished_at = case when candidates_done >= candidates_all - 1 then ${now}::timestamptz end
    where id in (select erasure_id from stays)`.execute(db)
}

export async function findErasure(db: Database, companyId: CompanyId, erasureId: string) {
  const row = await db
    .selectFrom('erasure')
    .where('id', '=', erasureId)
    .where('companyId', '=', companyId)
    .select(['accountId', 'orderedAt', 'finishedAt', 'candidatesAll', 'candidatesDone'])
    .executeTakeFirst()
  return row ?? null
}
