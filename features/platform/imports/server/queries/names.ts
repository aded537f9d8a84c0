import type { Database } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { nameColumns } from '../../rules/name-search.ts'

interface NamedRow {
  readonly id: CandidateId
  readonly name: string
  readonly nameLatin: string | null
}

async function writeColumns(db: Database, rows: readonly NamedRow[]): Promise<void> {
  const written = rows.map((row) => ({ id: row.id, ...nameColumns(row) }))
  await sql`
    update candidate set name_search = given.name_search, name_sort = given.name_sort
    from unnest(${written.map(({ id }) => id)}::uuid[], ${written.map(({ nameSearch }) => nameSearch)}::text[],
      ${written.map(({ nameSort }) => nameSort)}::text[]) as given (id, name_search, name_sort)
    where candidate.id = given.id`.execute(db)
}

/** Stores how the names of some candidates are searched and sorted. Writers of a single name call it afterwards. */
export async function storeNameColumns(db: Database, candidateIds: readonly CandidateId[]): Promise<void> {
  const rows = await db
    .selectFrom('candidate')
    .where('id', 'in', candidateIds)
    .select(['id', 'name', 'nameLatin'])
    .execute()
  await writeColumns(db, rows)
}

/** The same for the next candidates whose names have none yet. Returns how many there were. */
export async function storeMissingNameColumns(db: Database, most: number): Promise<number> {
  const rows = await db
    .selectFrom('candidate')
    .where('nameSearch', 'is', null)
    .orderBy('id')
    .limit(most)
    .select(['id', 'name', 'nameLatin'])
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  if (rows.length > 0) await writeColumns(db, rows)
  return rows.length
}
