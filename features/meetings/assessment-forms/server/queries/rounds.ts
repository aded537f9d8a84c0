import type { Database } from '@candor/db/database'
import { type CompanyId, type FormId, readId } from '@candor/kernel/ids'

/** The form of a round; null where the company has no such round, or the round no form. */
export async function findFormOfRound(
  db: Database,
  companyId: CompanyId,
  roundId: string,
): Promise<FormId | null> {
  const row = await db
    .selectFrom('interviewRound')
    .where('companyId', '=', companyId)
    .where('id', '=', roundId)
    .select('formId')
    .executeTakeFirst()
  return row?.formId ?? null
}

/** The form of the first of a position's rounds that has one; undefined where the company has no such position. */
export async function findFormOfPosition(
  db: Database,
  companyId: CompanyId,
  given: string,
): Promise<FormId | null | undefined> {
  const positionId = readId<'position'>(given)
  if (!positionId) return undefined
  const row = await db
    .selectFrom('position')
    .leftJoin('interviewRound as round', (join) =>
      join.onRef('round.positionId', '=', 'position.id').on('round.formId', 'is not', null),
    )
    .where('position.companyId', '=', companyId)
    .where('position.id', '=', positionId)
    .orderBy('round.place')
    .select('round.formId')
    .limit(1)
    .executeTakeFirst()
  return row?.formId
}
