import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { Identity } from '../../rules/names-person.ts'

export interface StaleRow {
  readonly id: string
  readonly candidateId: CandidateId
}

/** Takes candidates whose texts changed, oldest change first, with all their rows that nobody else has taken. */
export async function takeStale(db: Database, now: Date, limit: number): Promise<StaleRow[]> {
  const { rows } = await sql<StaleRow>`
    with first as (
      select distinct candidate_id from (
        select candidate_id from search_stale where not_before is null or not_before <= ${now} order by id limit ${limit}
      ) as oldest
    )
    select id, candidate_id from search_stale
    where candidate_id in (select candidate_id from first) and (not_before is null or not_before <= ${now})
    limit ${limit * 20}
    for update skip locked`.execute(db)
  return rows
}

export async function deleteStale(db: Database, ids: readonly string[]): Promise<void> {
  await sql`delete from search_stale where id = any(${[...ids]}::bigint[])`.execute(db)
}

/** Puts candidates off until a time. */
export async function postponeStale(db: Database, ids: readonly string[], until: Date): Promise<void> {
  await sql`update search_stale set not_before = ${until} where id = any(${[...ids]}::bigint[])`.execute(db)
}

export interface LockedCandidate extends Identity {
  readonly id: CandidateId
  readonly companyId: CompanyId
  readonly appliedAt: Date
}

/**
 * Locks candidates until the transaction ends, so that none is erased while its passages are written. Those that another
 * transaction has locked are missing.
 */
export async function lockCandidates(db: Database, ids: readonly CandidateId[]): Promise<LockedCandidate[]> {
  const { rows } = await sql<LockedCandidate>`
    select id, company_id, name, name_latin, phone, email, applied_at from candidate
    where id = any(${[...ids]}::uuid[]) order by id for no key update skip locked`.execute(db)
  return rows
}

/** The candidates among these that are not there any more. */
export async function listGone(db: Database, ids: readonly CandidateId[]): Promise<CandidateId[]> {
  const { rows } = await sql<{ id: CandidateId }>`
    select asked.id from unnest(${[...ids]}::uuid[]) as asked (id)
    where not exists (select from candidate where candidate.id = asked.id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Candidates of all companies after one, by id. */
export async function listCandidatesAfter(
  db: Database,
  after: CandidateId | null,
  limit: number,
): Promise<CandidateId[]> {
  const { rows } = await sql<{ id: CandidateId }>`
    select id from candidate where ${after}::uuid is null or id > ${after}::uuid order by id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
