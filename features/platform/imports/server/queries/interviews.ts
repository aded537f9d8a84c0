import type { Database, NewRow } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'

export type InterviewColumns = Omit<
  NewRow<'interview'>,
  'id' | 'companyId' | 'candidateId' | 'externalId' | 'sortIndex' | 'version'
>

export async function findImportedInterview(db: Database, companyId: CompanyId, externalId: string) {
  const row = await db
    .selectFrom('interview')
    .where('companyId', '=', companyId)
    .where('externalId', '=', externalId)
    .select(['id', 'candidateId', 'importHash'])
    .executeTakeFirst()
  return row ?? null
}

/** The candidates of these interviews, by the interviews' external ids. */
export async function findOwnersOfInterviews(
  db: Database,
  companyId: CompanyId,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string | null, CandidateId>> {
  if (externalIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('interview')
    .where('companyId', '=', companyId)
    .where('externalId', 'in', [...new Set(externalIds)])
    .select(['externalId', 'candidateId'])
    .execute()
  return new Map(rows.map(({ externalId, candidateId }) => [externalId, candidateId]))
}

/** Adds an interview after the candidate's others. */
export async function insertInterview(
  db: Database,
  of: { companyId: CompanyId; candidateId: CandidateId; externalId: string },
  columns: InterviewColumns,
): Promise<InterviewId> {
  const id = newId<'interview'>()
  const last = await db
    .selectFrom('interview')
    .where('candidateId', '=', of.candidateId)
    .select(({ fn }) => fn.max('sortIndex').as('sortIndex'))
    .executeTakeFirst()
  await db
    .insertInto('interview')
    .values({ ...columns, ...of, id, sortIndex: (last?.sortIndex ?? 0) + 1 })
    .execute()
  return id
}

/** Replaces the data of an interview, and increases its version. */
export async function updateInterview(
  db: Database,
  of: { companyId: CompanyId; interviewId: InterviewId },
  columns: InterviewColumns,
): Promise<void> {
  await db
    .updateTable('interview')
    .set((set) => ({ ...columns, version: set('version', '+', 1) }))
    .where('id', '=', of.interviewId)
    .where('companyId', '=', of.companyId)
    .execute()
}
