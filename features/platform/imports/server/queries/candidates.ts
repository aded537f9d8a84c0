import type { Database, NewRow } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { comparedAddress, storedAddresses } from '@candor/kernel/email-address'
import type { AccountId, CandidateId, CompanyId, FileId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** Makes imports of one bundle wait for each other until the transaction ends. */
export async function lockBundle(db: Database, companyId: CompanyId, externalId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${externalId}`}, 0))`.execute(db)
}

/** A candidate as an earlier import left it. */
export interface ImportedCandidate {
  readonly id: CandidateId
  readonly positionId: PositionId
  readonly importHash: string | null
  readonly email: string | null
}

export async function findImportedCandidate(
  db: Database,
  companyId: CompanyId,
  externalId: string,
): Promise<ImportedCandidate | null> {
  const row = await db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where('externalId', '=', externalId)
    .select(['id', 'positionId', 'importHash', 'email'])
    .executeTakeFirst()
  return row ?? null
}

export type CandidateColumns = Omit<NewRow<'candidate'>, 'id' | 'companyId' | 'externalId' | 'positionId'>

export async function insertCandidate(
  db: Database,
  of: { companyId: CompanyId; positionId: PositionId; externalId: string },
  columns: CandidateColumns,
): Promise<CandidateId> {
  const id = newId<'candidate'>()
  await db
    .insertInto('candidate')
    .values({ ...columns, ...of, id })
    .execute()
  return id
}

export async function updateCandidate(
  db: Database,
  of: { companyId: CompanyId; candidateId: CandidateId },
  columns: CandidateColumns,
): Promise<void> {
  await db
    .updateTable('candidate')
    .set(columns)
    .where('id', '=', of.candidateId)
    .where('companyId', '=', of.companyId)
    .execute()
}

export async function findPosition(
  db: Database,
  companyId: CompanyId,
  externalId: string,
): Promise<PositionId | null> {
  const row = await db
    .selectFrom('position')
    .where('companyId', '=', companyId)
    .where('externalId', '=', externalId)
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Creates a position unless another import has just done so. */
export async function insertPosition(
  db: Database,
  position: { companyId: CompanyId; externalId: string; name: string },
): Promise<void> {
  await db
    .insertInto('position')
    .values({ id: newId<'position'>(), ...position })
    .onConflict((on) => on.columns(['companyId', 'externalId']).doNothing())
    .execute()
}

/** The accounts of these e-mails in the company, by their compared e-mail. */
export async function findAccounts(
  db: Database,
  companyId: CompanyId,
  emails: readonly string[],
): Promise<Map<string, AccountId>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`lower(email) = any(${[...new Set(emails.flatMap(storedAddresses))]}::text[])`)
    .select(['id', 'email'])
    .execute()
  return new Map(rows.map(({ id, email }) => [comparedAddress(email), id]))
}

/** Gives the readers of a candidate's report access to its files. */
export async function ensureCandidateFiles(
  db: Database,
  of: { companyId: CompanyId; candidateId: CandidateId },
  fileIds: readonly FileId[],
): Promise<void> {
  if (fileIds.length === 0) return
  await sql`
    insert into candidate_file (company_id, candidate_id, file_id)
    select ${of.companyId}, ${of.candidateId}, file_id from unnest(${fileIds}::uuid[]) as given (file_id)
    on conflict do nothing`.execute(db)
}
