import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId, PersonId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import { sql } from 'kysely'
import { StoredMerge } from '../../rules/stored-merge.ts'

interface NewMerge extends StoredMerge {
  readonly companyId: CompanyId
  readonly kind: 'person' | 'candidate'
  readonly keptId: CandidateId
  readonly mergedId: CandidateId
  readonly by: AccountId
  readonly now: Date
}

/** Keeps a merge with all that is needed to undo it; returns its id. */
export async function insertMerge(db: Database, merge: NewMerge): Promise<string> {
  const id = newId<'merge'>()
  await db
    .insertInto('personMerge')
    .values({
      id,
      companyId: merge.companyId,
      kind: merge.kind,
      candidateId: merge.keptId,
      mergedId: merge.mergedId,
      moved: JSON.stringify(merge.moved),
      removed: JSON.stringify(merge.removed),
      altered: JSON.stringify(merge.altered),
      byAccountId: merge.by,
      mergedAt: merge.now,
    })
    .execute()
  return id
}

/** Keeps the ids of a candidate that went into another one. */
export async function insertFormer(
  db: Database,
  { mergedId, keptId, mergeId }: { mergedId: CandidateId; keptId: CandidateId; mergeId: string },
): Promise<void> {
  await sql`
    insert into former_candidate (id, company_id, external_id, candidate_id, merge_id, imported, import_hash)
    select id, company_id, external_id, ${keptId}, ${mergeId}, imported, import_hash
    from candidate where id = ${mergedId}`.execute(db)
}

const merges = (db: Database, companyId: CompanyId) =>
  db
    .selectFrom('personMerge as merge')
    .innerJoin('candidate as kept', 'kept.id', 'merge.candidateId')
    .leftJoin('account', 'account.id', 'merge.byAccountId')
    .where('merge.companyId', '=', companyId)
    .orderBy('merge.id', 'desc')
    .select([
      'merge.id',
      'merge.kind',
      'merge.candidateId as keptId',
      'merge.mergedId',
      'merge.moved',
      'merge.removed',
      'merge.altered',
      'merge.mergedAt',
      'kept.personId',
      'account.name as byName',
    ])

/** The merges in force of a person, newest first. */
export async function listMergesOfPerson(db: Database, companyId: CompanyId, personId: PersonId) {
  const rows = await merges(db, companyId).where('kept.personId', '=', personId).limit(100).execute()
  return rows.map(({ moved, removed, altered, kind, ...row }) => ({
    ...row,
    kind: kind === 'person' ? ('person' as const) : ('candidate' as const),
    ...readStored(StoredMerge, { moved, removed, altered }),
  }))
}
export type FoundMerge = Awaited<ReturnType<typeof listMergesOfPerson>>[number]

export async function deleteMerge(db: Database, companyId: CompanyId, mergeId: string): Promise<void> {
  await db.deleteFrom('personMerge').where('companyId', '=', companyId).where('id', '=', mergeId).execute()
}

/** Whether an id is that of a candidate that went into another one. */
export async function isFormer(db: Database, companyId: CompanyId, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('formerCandidate')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`id = ${id}::uuid`)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an order that is not finished is to erase one of these candidates. */
export async function hasOpenErasure(
  db: Database,
  companyId: CompanyId,
  ids: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('erasureCandidate')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`candidate_id = any(${[...ids]}::uuid[])`)
    .select('candidateId')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The name and the position of a candidate; null where the candidate is gone. */
export async function findNamed(db: Database, companyId: CompanyId, id: string) {
  const row = await db
    .selectFrom('candidate')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .where('candidate.companyId', '=', companyId)
    .where(sql<boolean>`candidate.id = ${id}`)
    .select([
      'candidate.name',
      'candidate.nameLatin',
      'position.name as positionName',
      'position.nameLatin as positionNameLatin',
    ])
    .executeTakeFirst()
  return row ?? null
}

/** The ids of the candidates that went into this one. */
export function listFormers(db: Database, companyId: CompanyId, candidateId: CandidateId) {
  return db
    .selectFrom('formerCandidate')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .select(['id', 'externalId'])
    .execute()
}

/** Ends the merges of two persons whose other candidate is erased: nothing could go back. */
export async function forgetMergesInto(
  db: Database,
  companyId: CompanyId,
  mergedId: CandidateId,
): Promise<void> {
  await db
    .deleteFrom('personMerge')
    .where('companyId', '=', companyId)
    .where('mergedId', '=', mergedId)
    .execute()
}
