import type { Database } from '@candor/db/database'
import { type PositionId, readId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** Gives the rows that name a position which was just made to that position. */
export async function setNewPosition(
  db: Database,
  importId: string,
  { name, positionId }: { readonly name: string; readonly positionId: PositionId | string },
): Promise<void> {
  await sql`
    update table_import_row set position_id = ${readId<'position'>(positionId)}
    where import_id = ${importId} and position_id is null
      and lower(regexp_replace(trim(found->>'position'), '\\s+', ' ', 'g')) = ${comparedInDatabase(name)}`.execute(
    db,
  )
}

const comparedInDatabase = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()
