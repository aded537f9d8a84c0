import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { changedFields } from '../../rules/fields.ts'

/** The position of a company's file; null where the company has none of this external id. */
export async function findFilePosition(
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

interface GivenFields {
  readonly nameTw?: string
  readonly place?: string
  readonly grade?: string
  readonly seats?: number
  readonly description?: object
}

/** Stores fields of a company's file. Where one differs, the next person who saves the position is told. */
export async function updateGivenFields(
  db: Database,
  { positionId, now }: { readonly positionId: PositionId; readonly now: Date },
  given: GivenFields,
): Promise<void> {
  const before = await db
    .selectFrom('position')
    .where('id', '=', positionId)
    .select(['nameTw', 'place', 'grade', 'seats', 'description'])
    .executeTakeFirstOrThrow()
  if (Object.keys(changedFields(before, given).to).length === 0) return
  const { description, ...others } = given
  await db
    .updateTable('position')
    .set({
      ...others,
      ...(description && { description: JSON.stringify(description) }),
      revision: sql`revision + 1`,
      changedByAccountId: null,
      changedAt: now,
    })
    .where('id', '=', positionId)
    .execute()
}

interface GivenPart {
  readonly companyId: CompanyId
  readonly positionId: PositionId
  readonly part: 'recruits' | 'interviews'
  readonly accountIds: readonly AccountId[]
}

/** Replaces the accounts of one part by those of a company's file. */
export async function replaceGivenParts(
  db: Database,
  { companyId, positionId, part, accountIds }: GivenPart,
): Promise<void> {
  await db
    .deleteFrom('positionAccount')
    .where('positionId', '=', positionId)
    .where('part', '=', part)
    .execute()
  const rows = [...new Set(accountIds)].map((accountId) => ({ companyId, positionId, accountId, part }))
  if (rows.length > 0) await db.insertInto('positionAccount').values(rows).execute()
}
