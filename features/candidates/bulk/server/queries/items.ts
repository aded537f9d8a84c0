import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { BulkFault } from '../../contract.ts'

/** Where candidates stand now, with who moved them last. */
export async function listStanding(db: Database, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  if (candidateIds.length === 0) return []
  return db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`candidate.id = any(${candidateIds}::uuid[])`)
    .select(['id as candidateId', 'positionId', 'stageId', 'outcome', 'name', 'nameLatin'])
    .select(
      sql<AccountId | null>`(
        select by_account_id from candidate_move where candidate_move.candidate_id = candidate.id
        order by moved_at desc, candidate_move.id desc limit 1
      )`.as('movedByAccountId'),
    )
    .execute()
}
export type StandingRow = Awaited<ReturnType<typeof listStanding>>[number]

/** Stores the candidates of an act, where the caller sees them, in order. */
export async function insertItems(
  db: Database,
  { companyId, bulkId }: { readonly companyId: CompanyId; readonly bulkId: string },
  items: readonly Pick<StandingRow, 'candidateId' | 'stageId' | 'outcome'>[],
): Promise<void> {
  if (items.length === 0) return
  await sql`
    insert into bulk_item (act_id, candidate_id, company_id, place, state, seen_stage_id, seen_outcome)
    select ${bulkId}, item.candidate_id, ${companyId}, item.place, 'waiting', item.stage_id, item.outcome
    from unnest(
      ${items.map(({ candidateId }) => candidateId)}::uuid[],
      ${items.map(({ stageId }) => stageId)}::text[],
      ${items.map(({ outcome }) => outcome)}::text[]
    ) with ordinality as item (candidate_id, stage_id, outcome, place)`.execute(db)
}

/** The next candidates of an act in a state. The caller holds the act. */
export async function listNext(
  db: Database,
  bulkId: string,
  { state, most }: { readonly state: 'waiting' | 'undoing'; readonly most: number },
) {
  return db
    .selectFrom('bulkItem')
    .where('actId', '=', bulkId)
    .where('state', '=', state)
    .orderBy('place')
    .limit(most)
    .select(['candidateId', 'seenStageId', 'seenOutcome'])
    .execute()
}
export type NextItem = Awaited<ReturnType<typeof listNext>>[number]

/** Candidates of an export after a place, in order. */
export async function listAfter(db: Database, bulkId: string, after: number, most: number) {
  return db
    .selectFrom('bulkItem')
    .where('actId', '=', bulkId)
    .where('place', '>', after)
    .orderBy('place')
    .limit(most)
    .select(['candidateId', 'place'])
    .execute()
}

/** What became of a candidate of an act. */
export interface Fate {
  readonly candidateId: CandidateId
  readonly state: 'done' | 'failed' | 'undone' | 'kept'
  readonly why: BulkFault | null
  readonly byAccountId: AccountId | null
}

export async function storeFates(db: Database, bulkId: string, fates: readonly Fate[]): Promise<void> {
  if (fates.length === 0) return
  await sql`
    update bulk_item set state = fate.state, why = fate.why, by_account_id = fate.by_account_id
    from unnest(
      ${fates.map(({ candidateId }) => candidateId)}::uuid[],
      ${fates.map(({ state }) => state)}::text[],
      ${fates.map(({ why }) => why)}::text[],
      ${fates.map(({ byAccountId }) => byAccountId)}::uuid[]
    ) as fate (candidate_id, state, why, by_account_id)
    where bulk_item.act_id = ${bulkId} and bulk_item.candidate_id = fate.candidate_id`.execute(db)
}

/** Sets all candidates of an act that are in one state to another. */
export async function setItems(
  db: Database,
  bulkId: string,
  { from, to, why = null }: { readonly from: string; readonly to: string; readonly why?: BulkFault | null },
): Promise<void> {
  await db
    .updateTable('bulkItem')
    .set({ state: to, why })
    .where('actId', '=', bulkId)
    .where('state', '=', from)
    .execute()
}

/** The candidates at whom an act failed, or that could not be taken back, with their names and the colleague's. */
export async function listFaults(db: Database, bulkId: string) {
  return db
    .selectFrom('bulkItem')
    .innerJoin('candidate', 'candidate.id', 'bulkItem.candidateId')
    .leftJoin('account', 'account.id', 'bulkItem.byAccountId')
    .where('actId', '=', bulkId)
    .where('state', 'in', ['failed', 'kept'])
    .orderBy('place')
    .select([
      'bulkItem.candidateId',
      'bulkItem.why',
      'candidate.name',
      'candidate.nameLatin',
      'account.name as byName',
    ])
    .execute()
}

/** The candidates to whom an act was done, in order. */
export async function listDone(db: Database, bulkId: string): Promise<CandidateId[]> {
  const rows = await db
    .selectFrom('bulkItem')
    .where('actId', '=', bulkId)
    .where('state', '=', 'done')
    .orderBy('place')
    .select('candidateId')
    .execute()
  return rows.map(({ candidateId }) => candidateId)
}

/** How many candidates of an act are done, and how many failed. */
export async function countFates(db: Database, bulkId: string) {
  const { rows } = await sql<{ done: number; failed: number }>`
    select count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'failed')::int as failed
    from bulk_item where act_id = ${bulkId}`.execute(db)
  return rows[0] ?? { done: 0, failed: 0 }
}
