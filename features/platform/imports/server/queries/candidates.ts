import type { Database, NewRow } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { comparedAddress, storedAddresses } from '@candor/kernel/email-address'
import type { AccountId, CandidateId, CompanyId, FileId, PositionId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import { sql } from 'kysely'
import { LastValues } from '../../rules/bundle.ts'
import { type Place, type SentStage, type SharedValues, sharedFields } from '../../rules/kept-changes.ts'
import { nameColumns } from '../../rules/name-search.ts'
import { isOutcome } from '../../rules/outcome.ts'

/** Makes imports of one bundle wait for each other until the transaction ends. */
export async function lockBundle(db: Database, companyId: CompanyId, externalId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${externalId}`}, 0))`.execute(db)
}

/** A candidate as an earlier import left it. */
export interface ImportedCandidate {
  readonly id: CandidateId
  readonly positionId: PositionId
  /** The candidate of the external id that a merge took into this one; null where the external id is its own. */
  readonly formerId: CandidateId | null
  readonly importHash: string | null
  readonly fields: SharedValues
  readonly place: Place
  readonly stageSince: Date
  /** The values of the last bundle; null for a candidate that no bundle brought. */
  readonly last: Partial<SharedValues & SentStage> | null
}

function readLast(imported: unknown): ImportedCandidate['last'] {
  return imported === null ? null : readStored(LastValues, imported)
}

/**
 * Locks the candidate of an earlier import until the transaction ends. A colleague who moves it or changes a field waits,
 * or has stored the change by then.
 */
export async function lockImportedCandidate(
  db: Database,
  companyId: CompanyId,
  externalId: string,
): Promise<void> {
  await db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('externalId', '=', externalId),
        eb(
          'id',
          'in',
          selectFrom('formerCandidate')
            .where('formerCandidate.companyId', '=', companyId)
            .where('formerCandidate.externalId', '=', externalId)
            .select('formerCandidate.candidateId'),
        ),
      ]),
    )
    .forNoKeyUpdate()
    .select('id')
    .execute()
}

export async function findImportedCandidate(
  db: Database,
  companyId: CompanyId,
  externalId: string,
): Promise<ImportedCandidate | null> {
  const row = await db
    .selectFrom('candidate')
    .leftJoin('formerCandidate as former', (join) =>
      join
        .onRef('former.candidateId', '=', 'candidate.id')
        .onRef('former.companyId', '=', 'candidate.companyId')
        .on('former.externalId', '=', externalId),
    )
    .where('candidate.companyId', '=', companyId)
    .where(({ or, eb }) =>
      or([eb('candidate.externalId', '=', externalId), eb('former.externalId', '=', externalId)]),
    )
    .select([
      'candidate.id',
      'candidate.positionId',
      'candidate.stageId',
      'candidate.stageTypeKind',
      'candidate.stageSince',
      'candidate.outcome',
      'former.id as formerId',
    ])
    .select(({ eb, ref }) => [
      eb
        .case()
        .when('former.id', 'is', null)
        .then(ref('candidate.importHash'))
        .else(ref('former.importHash'))
        .end()
        .as('importHash'),
      eb
        .case()
        .when('former.id', 'is', null)
        .then(ref('candidate.imported'))
        .else(ref('former.imported'))
        .end()
        .as('imported'),
    ])
    .select(sharedFields.map((field) => `candidate.${field}` as const))
    .executeTakeFirst()
  if (!row) return null
  const {
    id,
    formerId,
    positionId,
    importHash,
    imported,
    stageId,
    stageTypeKind,
    stageSince,
    outcome,
    ...fields
  } = row
  const place = { stageId, stageTypeKind, outcome: isOutcome(outcome) ? outcome : null }
  return { id, formerId, positionId, importHash, fields, place, stageSince, last: readLast(imported) }
}

export type CandidateColumns = Omit<NewRow<'candidate'>, 'id' | 'companyId' | 'externalId' | 'positionId'>

export async function insertCandidates(
  db: Database,
  candidates: readonly NewRow<'candidate'>[],
): Promise<void> {
  if (candidates.length === 0) return
  const rows = candidates.map((candidate) => ({ ...candidate, ...nameColumns(candidate) }))
  await db.insertInto('candidate').values(rows).execute()
}

/**
 * Stores a bundle of an external id that a merge took into this candidate: the base fields, and the bundle as the last one
 * of that external id.
 */
export async function updateMergedCandidate(
  db: Database,
  of: { companyId: CompanyId; candidateId: CandidateId; formerId: CandidateId },
  {
    fields,
    imported,
    importHash,
  }: { fields: SharedValues; imported: string | null; importHash: string | null },
): Promise<void> {
  await db
    .updateTable('candidate')
    .set({ ...fields, ...nameColumns(fields), revision: sql`revision + 1` })
    .where('id', '=', of.candidateId)
    .where('companyId', '=', of.companyId)
    .execute()
  await db
    .updateTable('formerCandidate')
    .set({ imported, importHash })
    .where('id', '=', of.formerId)
    .where('companyId', '=', of.companyId)
    .execute()
}

export async function updateCandidate(
  db: Database,
  of: { companyId: CompanyId; candidateId: CandidateId },
  columns: CandidateColumns,
): Promise<void> {
  await db
    .updateTable('candidate')
    .set({ ...columns, ...nameColumns(columns), revision: sql`revision + 1` })
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

/** The kind of a stage in the company's list; null for an unknown stage. */
export async function findStageKind(
  db: Database,
  companyId: CompanyId,
  stageId: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('stage')
    .where('companyId', '=', companyId)
    .where('wireId', '=', stageId)
    .select('kind')
    .executeTakeFirst()
  return row?.kind ?? null
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
