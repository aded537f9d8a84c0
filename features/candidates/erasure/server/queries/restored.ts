import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

interface Restored {
  readonly candidateId: CandidateId
  readonly companyId: CompanyId
  readonly profile: string
}

/** The candidates of some ids that are here, with the profile of the company, by company. */
export async function listRestored(db: Database, ids: readonly string[]): Promise<Restored[]> {
  return db
    .selectFrom('candidate')
    .innerJoin('company', 'company.id', 'candidate.companyId')
    .where(sql<boolean>`candidate.id = any(${[...ids]}::uuid[])`)
    .orderBy('candidate.companyId')
    .orderBy('candidate.id')
    .select(['candidate.id as candidateId', 'candidate.companyId', 'company.profile'])
    .execute()
}

/** Of some ids, those of candidates that are merged here into a candidate that is none of them. */
export async function listMergedAway(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from former_candidate
    where id = any(${[...ids]}::uuid[]) and candidate_id <> all(${[...ids]}::uuid[]) order by id`.execute(db)
  return rows.map(({ id }) => id)
}
