import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { isSameLabel } from '../rules.ts'

/** Stores one imported part of a candidate in place of the one before. */
export async function putCandidateDocument(
  db: Database,
  of: { companyId: CompanyId; candidateId: CandidateId },
  part: string,
  document: unknown,
  receivedAt: Date,
): Promise<void> {
  const row = {
    companyId: of.companyId,
    candidateId: of.candidateId,
    part,
    document: JSON.stringify(document),
    receivedAt,
  }
  await db
    .insertInto('candidateDocument')
    .values(row)
    .onConflict((on) =>
      on.columns(['candidateId', 'part']).doUpdateSet({ document: row.document, receivedAt: row.receivedAt }),
    )
    .execute()
}

/** One imported part of a candidate, or null. Its shape was checked when it came in. */
export async function findCandidateDocument(
  db: Database,
  of: { companyId: CompanyId; candidateId: CandidateId },
  part: string,
): Promise<unknown> {
  const row = await db
    .selectFrom('candidateDocument')
    .where('candidateId', '=', of.candidateId)
    .where('companyId', '=', of.companyId)
    .where('part', '=', part)
    .select('document')
    .executeTakeFirst()
  return row?.document ?? null
}

export interface OfCandidate {
  companyId: CompanyId
  candidateId: CandidateId
}

/** Whether an id names a candidate of this company. */
export async function hasCandidate(db: Database, { companyId, candidateId }: OfCandidate): Promise<boolean> {
  const row = await db
    .selectFrom('candidate')
    .where('id', '=', candidateId)
    .where('companyId', '=', companyId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A candidate with the names of the position. */
export async function getCandidate(db: Database, { companyId, candidateId }: OfCandidate) {
  return db
    .selectFrom('candidate')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .where('candidate.id', '=', candidateId)
    .where('candidate.companyId', '=', companyId)
    .select([
      'candidate.id',
      'candidate.positionId',
      'candidate.name',
      'candidate.nameLatin',
      'candidate.phone',
      'candidate.email',
      'candidate.gender',
      'candidate.age',
      'candidate.education',
      'candidate.nativePlace',
      'candidate.referee',
      'candidate.photoFileId',
      'candidate.workYears',
      'candidate.stageId',
      'candidate.stageTypeKind',
      'candidate.channelId',
      'candidate.hasVeto',
      'candidate.resumeFileId',
      'position.name as positionName',
      'position.nameLatin as positionNameLatin',
    ])
    .executeTakeFirstOrThrow()
}

export async function listLabels(db: Database, { companyId, candidateId }: OfCandidate) {
  return db
    .selectFrom('candidateLabel')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .orderBy('sortIndex')
    .select(['labelId', 'name'])
    .execute()
}

/** The interviews of a candidate in their order. */
export async function listInterviews(db: Database, { companyId, candidateId }: OfCandidate) {
  return db
    .selectFrom('interview')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .orderBy('sortIndex')
    .select(['id', 'name', 'status', 'isWorkSynced', 'category', 'beganAt', 'finishedAt'])
    .select(['usedSeconds', 'totalSeconds'])
    .execute()
}

export interface CompanyLabel {
  labelId: number
  name: string
}

/**
 * Puts imported labels in place of those imported before, in their order; what people gave stays.
 *
 * They become labels of the company too, so that people can give them to others.
 */
export async function replaceLabels(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  labels: readonly CompanyLabel[],
): Promise<void> {
  await db
    .deleteFrom('candidateLabel')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .where('isManual', '=', false)
    .execute()
  if (labels.length === 0) return
  await addCompanyLabels(db, companyId, labels)
  const given = await listLabels(db, { companyId, candidateId })
  const isGiven = ({ labelId, name }: CompanyLabel) =>
    given.some((label) => label.labelId === labelId || isSameLabel(label.name, name))
  const rows = labels
    .map((label, sortIndex) => ({ ...label, companyId, candidateId, sortIndex }))
    .filter((label) => !isGiven(label))
  if (rows.length === 0) return
  await db
    .insertInto('candidateLabel')
    .values(rows)
    // Somebody may give the same label at this moment.
    .onConflict((on) => on.doNothing())
    .execute()
}

/** The labels of a company, by id. */
export async function listCompanyLabels(db: Database, companyId: CompanyId): Promise<CompanyLabel[]> {
  return db
    .selectFrom('companyLabel')
    .where('companyId', '=', companyId)
    .orderBy('labelId')
    .select(['labelId', 'name'])
    .execute()
}

/** Keeps everybody else from adding labels to a company until the transaction is over. */
export async function lockCompanyLabels(db: Database, companyId: CompanyId): Promise<void> {
  await db.selectFrom('company').where('id', '=', companyId).select('id').forNoKeyUpdate().execute()
}

/** Adds what the company has neither by id nor by name. */
async function addCompanyLabels(db: Database, companyId: CompanyId, labels: readonly CompanyLabel[]) {
  const known = new Set((await listCompanyLabels(db, companyId)).map(({ labelId }) => labelId))
  const missing = labels.filter(({ labelId }) => !known.has(labelId))
  if (missing.length === 0) return
  await lockCompanyLabels(db, companyId)
  await insertCompanyLabels(db, companyId, missing)
}

/** Adds labels to a company, but for those of which it has the id or the name. */
export async function insertCompanyLabels(
  db: Database,
  companyId: CompanyId,
  labels: readonly CompanyLabel[],
): Promise<void> {
  await db
    .insertInto('companyLabel')
    .values(labels.map(({ labelId, name }) => ({ companyId, labelId, name })))
    .onConflict((on) => on.doNothing())
    .execute()
}

/** The labels that people give come after the imported ones, of which a candidate has 200 at most. */
const firstGivenIndex = 1000

/** Gives a candidate a label by hand. */
export async function insertLabel(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  { labelId, name }: CompanyLabel,
): Promise<void> {
  const { last } = await db
    .selectFrom('candidateLabel')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .select((eb) => eb.fn.max('sortIndex').as('last'))
    .executeTakeFirstOrThrow()
  const sortIndex = Math.max(firstGivenIndex, (last ?? 0) + 1)
  await db
    .insertInto('candidateLabel')
    .values({ companyId, candidateId, labelId, name, sortIndex, isManual: true })
    // An import may bring the same label at this moment; by hand it stays.
    .onConflict((on) => on.columns(['candidateId', 'labelId']).doUpdateSet({ isManual: true }))
    .execute()
}

/** Takes a label from a candidate; gives its name, or null where the candidate had none of that id. */
export async function deleteLabel(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  labelId: number,
): Promise<string | null> {
  const row = await db
    .deleteFrom('candidateLabel')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .where('labelId', '=', labelId)
    .returning('name')
    .executeTakeFirst()
  return row?.name ?? null
}
