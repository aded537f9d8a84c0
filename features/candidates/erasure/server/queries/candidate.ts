import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId, InterviewId, PersonId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { CandidateTable, CandidateToErase } from '../../../../platform/erasing/rules/part.ts'

interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

/** Locks a candidate and its person until the transaction ends; null where it is gone. */
export async function lockCandidateToErase(db: Database, { companyId, candidateId }: OfCandidate) {
  const row = await db
    .selectFrom('candidate')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .where('candidate.companyId', '=', companyId)
    .where('candidate.id', '=', candidateId)
    .forUpdate(['candidate'])
    .select(['candidate.externalId', 'candidate.personId', 'position.name as positionName'])
    .executeTakeFirst()
  if (!row) return null
  await db.selectFrom('person').where('id', '=', row.personId).forUpdate().select('id').execute()
  return row
}

/** The applications of a candidate's person, this one among them. */
export async function listApplications(db: Database, companyId: CompanyId, personId: PersonId) {
  const rows = await db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where('personId', '=', personId)
    .orderBy('id')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function getErasable(db: Database, { companyId, candidateId }: OfCandidate) {
  return db
    .selectFrom('candidate')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .where('candidate.companyId', '=', companyId)
    .where('candidate.id', '=', candidateId)
    .select([
      'candidate.personId',
      'candidate.name',
      'candidate.nameLatin',
      'candidate.phone',
      'candidate.email',
      'position.name as positionName',
      'position.nameLatin as positionNameLatin',
    ])
    .executeTakeFirstOrThrow()
}

export async function listInterviewIds(
  db: Database,
  { companyId, candidateId }: OfCandidate,
): Promise<InterviewId[]> {
  const rows = await db
    .selectFrom('interview')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes the rows of a candidate from a table that a feature claims. Those of a person go with its last candidate. */
export async function deleteRows(
  { db, companyId, candidateId, interviewIds, personId }: CandidateToErase<Database>,
  { table, by }: CandidateTable,
): Promise<void> {
  const ids = { candidate_id: [candidateId], interview_id: interviewIds, person_id: [personId ?? []].flat() }[
    by
  ]
  if (ids.length === 0) return
  await sql`
    delete from ${sql.table(table)} where company_id = ${companyId}
      and ${sql.ref(by)} = any(${[...ids]}::uuid[])`.execute(db)
}

/** Lets the pages that wait for news of these interviews ask again: they learn that the candidate is gone. */
export async function notifyPages(db: Database, interviewIds: readonly InterviewId[]): Promise<void> {
  await sql`
    select pg_notify('interview_document', id::text) from unnest(${[...interviewIds]}::uuid[]) as gone (id)`.execute(
    db,
  )
}
