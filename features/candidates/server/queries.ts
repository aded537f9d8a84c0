import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'

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
    .select(['id', 'name', 'status', 'category', 'beganAt', 'usedSeconds', 'totalSeconds'])
    .execute()
}

/** Puts labels in place of the candidate's others, in their order. */
export async function replaceLabels(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  labels: readonly { labelId: number; name: string }[],
): Promise<void> {
  await db
    .deleteFrom('candidateLabel')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .execute()
  if (labels.length === 0) return
  await db
    .insertInto('candidateLabel')
    .values(labels.map((label, sortIndex) => ({ ...label, companyId, candidateId, sortIndex })))
    .execute()
}
