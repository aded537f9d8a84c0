import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CompanyId, FormId, PositionId } from '@candor/kernel/ids'

/** Locks a position until the end of the transaction, by its external id in a company file; null for an unknown one. */
export async function lockPositionByExternalId(db: Database, companyId: CompanyId, externalId: string) {
  const row = await db
    .selectFrom('position')
    .where('externalId', '=', externalId)
    .where('companyId', '=', companyId)
    .select(['id', 'roundsRevision'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** The forms of a company by their external ids. */
export async function listFormIds(db: Database, companyId: CompanyId): Promise<ReadonlyMap<string, FormId>> {
  const rows = await db
    .selectFrom('assessmentForm')
    .where('companyId', '=', companyId)
    .where('externalId', 'is not', null)
    .select(['id', 'externalId'])
    .execute()
  return new Map(rows.map(({ id, externalId }) => [externalId ?? '', id]))
}

/** The number of changes that people made to a position's rounds; null where the company has no such position. */
export async function findRevision(
  db: Database,
  companyId: CompanyId,
  positionId: PositionId,
): Promise<number | null> {
  const row = await db
    .selectFrom('position')
    .where('id', '=', positionId)
    .where('companyId', '=', companyId)
    .select('roundsRevision')
    .executeTakeFirst()
  return row?.roundsRevision ?? null
}

export function listRoundsOf(db: Database, companyId: CompanyId, positionId: PositionId) {
  return db
    .selectFrom('interviewRound')
    .leftJoin('assessmentForm', 'assessmentForm.id', 'interviewRound.formId')
    .where('interviewRound.companyId', '=', companyId)
    .where('interviewRound.positionId', '=', positionId)
    .orderBy('interviewRound.place')
    .select([
      'interviewRound.id',
      'interviewRound.name',
      'interviewRound.formId',
      'assessmentForm.name as formName',
    ])
    .execute()
}

/** The ids of a company's forms that can be chosen for rounds. */
export async function listOfferedForms(db: Database, companyId: CompanyId): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('assessmentForm')
    .where('companyId', '=', companyId)
    .where('endedAt', 'is', null)
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface SetRound {
  /** Null for a new one. */
  readonly id: string | null
  readonly name: string
  readonly formId: FormId | null
}

/** Replaces a position's rounds; one that keeps its id remains the same round. Call it in a transaction. */
export async function replaceRounds(
  db: Database,
  { companyId, positionId }: { companyId: CompanyId; positionId: PositionId },
  rounds: readonly SetRound[],
): Promise<void> {
  const kept = rounds.map(({ id }) => id).filter((id) => id !== null)
  await db
    .deleteFrom('interviewRound')
    .where('positionId', '=', positionId)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
  if (rounds.length === 0) return
  const rows = rounds.map(({ id, name, formId }, index) => ({
    id: id ?? newId(),
    companyId,
    positionId,
    place: index + 1,
    name,
    formId,
  }))
  await db
    .insertInto('interviewRound')
    .values(rows)
    .onConflict((on) =>
      on.column('id').doUpdateSet(({ ref }) => ({
        place: ref('excluded.place'),
        name: ref('excluded.name'),
        formId: ref('excluded.formId'),
      })),
    )
    .execute()
}

export async function countRevision(db: Database, positionId: PositionId): Promise<number> {
  const { roundsRevision } = await db
    .updateTable('position')
    .set(({ eb }) => ({ roundsRevision: eb('roundsRevision', '+', 1) }))
    .where('id', '=', positionId)
    .returning('roundsRevision')
    .executeTakeFirstOrThrow()
  return roundsRevision
}
