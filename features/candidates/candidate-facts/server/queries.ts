import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId, PersonId, PositionId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import { sql } from 'kysely'
import { isAssignedTo } from '../../../platform/access/server/queries/given.ts'
import { LastValues } from '../../../platform/imports/rules/bundle.ts'
import { sharedFields } from '../../../platform/imports/rules/kept-changes.ts'
import { storeNameColumns } from '../../../platform/imports/server/queries/names.ts'
import type { OfCandidate } from '../../candidates/server/queries.ts'
import type { FoundApplication } from '../../persons/server/queries/same-persons.ts'
import type { CandidateField, FieldValue } from '../rules/field-names.ts'

/** A candidate with the facts of its page, and what an act needs of it. */
export async function getFacts(db: Database, { companyId, candidateId }: OfCandidate) {
  const { imported, ...row } = await db
    .selectFrom('candidate')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .leftJoin('account', 'account.id', 'candidate.addedByAccountId')
    .leftJoin('stage', (join) =>
      join
        .onRef('stage.companyId', '=', 'candidate.companyId')
        .onRef('stage.wireId', '=', 'candidate.stageId'),
    )
    .where('candidate.id', '=', candidateId)
    .where('candidate.companyId', '=', companyId)
    .select(sharedFields.map((field) => `candidate.${field}` as const))
    .select([
      'candidate.id as candidateId',
      'candidate.personId',
      'candidate.positionId',
      'candidate.externalId',
      'candidate.isAnonymous',
      'candidate.source',
      'candidate.stageId',
      'candidate.stageSince',
      'candidate.outcome',
      'candidate.outcomeAt',
      'candidate.appliedAt',
      'candidate.imported',
      'candidate.addedBy',
      'candidate.resumeState',
      'candidate.resumeFileId',
      'account.name as addedByName',
      'position.name as positionName',
      'position.nameLatin as positionNameLatin',
      'stage.names as stageNames',
    ])
    .executeTakeFirstOrThrow()
  return { ...row, last: imported === null ? null : readStored(LastValues, imported) }
}
export type Facts = Awaited<ReturnType<typeof getFacts>>

/** The stored values of the fields that people change; an empty source is none. */
export function valuesOf(facts: Facts): Record<CandidateField, FieldValue> {
  const { name, nameLatin, phone, email, gender, age, education, nativePlace, referee, workYears } = facts
  const source = facts.source === '' ? null : facts.source
  return { name, nameLatin, phone, email, gender, age, education, nativePlace, referee, workYears, source }
}

/** Stores the value of one field, and counts the revision. */
export async function updateField(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  field: CandidateField,
  value: FieldValue,
): Promise<void> {
  await db
    .updateTable('candidate')
    .set({ [field]: field === 'source' ? (value ?? '') : value, revision: sql`revision + 1` })
    .where('id', '=', candidateId)
    .where('companyId', '=', companyId)
    .execute()
  if (field === 'name' || field === 'nameLatin') await storeNameColumns(db, [candidateId])
}

interface Edit {
  readonly field: CandidateField
  readonly from: FieldValue
  readonly to: FieldValue
}

/** Keeps changes of fields with before and after; an account of null is a bundle, or the candidate. */
export async function insertEdits(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  {
    edits,
    by,
    now,
  }: {
    readonly edits: readonly Edit[]
    readonly by: AccountId | 'candidate' | null
    readonly now: Date
  },
): Promise<void> {
  if (edits.length === 0) return
  await db
    .insertInto('candidateEdit')
    .values(
      edits.map(({ field, from, to }) => ({
        id: newId<'edit'>(),
        companyId,
        candidateId,
        field,
        fromValue: JSON.stringify(from),
        toValue: JSON.stringify(to),
        byAccountId: by === 'candidate' ? null : by,
        isByCandidate: by === 'candidate',
        changedAt: now,
      })),
    )
    .execute()
}

/** The newest changes of a candidate's fields. */
export function listEdits(db: Database, { companyId, candidateId }: OfCandidate, most: number) {
  return db
    .selectFrom('candidateEdit')
    .leftJoin('account', 'account.id', 'candidateEdit.byAccountId')
    .where('candidateEdit.candidateId', '=', candidateId)
    .where('candidateEdit.companyId', '=', companyId)
    .orderBy('candidateEdit.changedAt', 'desc')
    .orderBy('candidateEdit.id', 'desc')
    .limit(most)
    .select([
      'candidateEdit.id',
      'candidateEdit.field',
      'candidateEdit.fromValue',
      'candidateEdit.toValue',
      'candidateEdit.changedAt',
      'candidateEdit.isByCandidate',
      'account.name as byName',
    ])
    .execute()
}

/** The newest change of one field; null where nobody changed it. */
export async function findLastEdit(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  field: CandidateField,
) {
  const row = await db
    .selectFrom('candidateEdit')
    .leftJoin('account', 'account.id', 'candidateEdit.byAccountId')
    .where('candidateEdit.candidateId', '=', candidateId)
    .where('candidateEdit.companyId', '=', companyId)
    .where('field', '=', field)
    .orderBy('candidateEdit.changedAt', 'desc')
    .orderBy('candidateEdit.id', 'desc')
    .select('account.name as byName')
    .executeTakeFirst()
  return row ?? null
}

interface Siblings {
  readonly companyId: CompanyId
  readonly personId: PersonId
  readonly except: CandidateId
  /** The account to whom the candidates must be assigned; null for all of them. */
  readonly assignedTo: AccountId | null
}

/** The other applications of a person, newest first, without anonymous ones. */
export function listSiblings(
  db: Database,
  { companyId, personId, except, assignedTo }: Siblings,
): Promise<Omit<FoundApplication, 'at' | 'kind'>[]> {
  return db
    .selectFrom('candidate')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .leftJoin('stage', (join) =>
      join
        .onRef('stage.companyId', '=', 'candidate.companyId')
        .onRef('stage.wireId', '=', 'candidate.stageId'),
    )
    .where('candidate.companyId', '=', companyId)
    .where('candidate.personId', '=', personId)
    .where('candidate.id', '<>', except)
    .where('candidate.isAnonymous', '=', false)
    .$if(assignedTo !== null, (query) =>
      query.where(isAssignedTo(sql`${companyId}`, sql`candidate.id`, sql`${assignedTo}`)),
    )
    .orderBy('candidate.appliedAt', 'desc')
    .orderBy('candidate.id')
    .limit(50)
    .select([
      'candidate.id as candidateId',
      'candidate.personId',
      'candidate.name',
      'candidate.nameLatin',
      'position.id as positionId',
      'position.name as positionName',
      'position.nameLatin as positionNameLatin',
      'candidate.stageId',
      'stage.names as stageNames',
      'candidate.outcome',
      'candidate.outcomeAt',
      'candidate.appliedAt',
    ])
    .execute()
}

/** Whether a person has a candidate in a position. Locks the person, so that two of one person never come at once. */
export async function isInPosition(
  db: Database,
  {
    companyId,
    personId,
    positionId,
  }: { readonly companyId: CompanyId; readonly personId: PersonId; readonly positionId: PositionId },
): Promise<boolean> {
  await db
    .selectFrom('person')
    .where('id', '=', personId)
    .where('companyId', '=', companyId)
    .forNoKeyUpdate()
    .select('id')
    .execute()
  const row = await db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where('personId', '=', personId)
    .where('positionId', '=', positionId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The candidate of an external id; null without one. */
export async function findByExternalId(
  db: Database,
  companyId: CompanyId,
  externalId: string,
): Promise<CandidateId | null> {
  const row = await db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where('externalId', '=', externalId)
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}
