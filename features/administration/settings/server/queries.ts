import { containing } from '@candor/db/containing'
import type { Database } from '@candor/db/database'
import type { CompanyId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { NameCursor } from '../../../platform/manage/rules/name-cursor.ts'
import { positionPageSize } from '../contract.ts'

interface CompanyPatch {
  readonly name?: string
  readonly nameLatin?: string | null
  readonly profile?: string
  readonly timeZone?: string
  readonly customerType?: string
}

export async function updateCompany(db: Database, companyId: CompanyId, patch: CompanyPatch): Promise<void> {
  await db.updateTable('company').set(patch).where('id', '=', companyId).execute()
}

const positionFields = ['id', 'name', 'nameLatin', 'isL5', 'settings'] as const

/** The positions with a text in their name, by name; one more than a page, to tell whether others follow. */
export async function listPositions(
  db: Database,
  companyId: CompanyId,
  { text, after, positionId }: { text: string; after: NameCursor | null; positionId: PositionId | null },
) {
  return db
    .selectFrom('position')
    .where('companyId', '=', companyId)
    .$if(positionId !== null, (query) => query.where('id', '=', positionId))
    .$if(text !== '', (query) =>
      query.where((eb) =>
        eb.or([eb('name', 'ilike', containing(text)), eb('nameLatin', 'ilike', containing(text))]),
      ),
    )
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(lower(name), id) > (${after?.name}, ${after?.id}::uuid)`),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(positionPageSize + 1)
    .select([...positionFields, sql<string>`lower(name)`.as('sortName')])
    .execute()
}

export type PositionRow = Omit<Awaited<ReturnType<typeof listPositions>>[number], 'sortName'>

export async function updatePosition(
  db: Database,
  positionId: PositionId,
  { isL5, ...settings }: { isL5?: boolean | undefined } & Record<string, unknown>,
): Promise<void> {
  await db
    .updateTable('position')
    .set({
      ...(isL5 === undefined ? {} : { isL5 }),
      settings: sql`settings || ${JSON.stringify(settings)}::jsonb`,
    })
    .where('id', '=', positionId)
    .execute()
}
