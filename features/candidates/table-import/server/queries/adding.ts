import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId } from '@candor/kernel/ids'
import { sql } from 'kysely'

interface Confirmed {
  readonly rowId: string
  /** Candidates of the position that the person who adds knows to be the same. */
  readonly seen: readonly string[]
}

/** Keeps others who decide on the rows waiting until the transaction ends. */
export async function lockRows(db: Database, importId: string): Promise<void> {
  await sql`select from table_import_row where import_id = ${importId} for no key update`.execute(db)
}

/** Begins the adding of a table: these rows are added, all others are left out, and the file is forgotten. */
export async function beginAdding(
  db: Database,
  importId: string,
  { accountId, rows }: { readonly accountId: AccountId; readonly rows: readonly Confirmed[] },
): Promise<void> {
  await sql`
    update table_import_row as row
    set state = case when given.id is null then 'left' else 'adding' end,
      seen_candidate_ids = coalesce(array(select jsonb_array_elements_text(given.seen::jsonb))::uuid[], '{}')
    from table_import_row as other left join unnest(
        ${rows.map(({ rowId }) => rowId)}::uuid[], ${rows.map(({ seen }) => JSON.stringify(seen))}::text[]
      ) as given (id, seen) on given.id = other.id
    where other.id = row.id and row.import_id = ${importId} and row.state in ('open', 'failed')`.execute(db)
  await db.deleteFrom('tableImportFile').where('importId', '=', importId).execute()
  await db
    .updateTable('tableImport')
    .set({ state: 'adding', addedByAccountId: accountId, revision: sql`revision + 1` })
    .where('id', '=', importId)
    .execute()
}

/** The next table with rows to add; null where none is left. */
export async function findAddingTable(db: Database) {
  const row = await db
    .selectFrom('tableImport')
    .where('state', '=', 'adding')
    .orderBy('id')
    .select(['id', 'companyId', 'setup', 'addedByAccountId'])
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
export type AddingTable = NonNullable<Awaited<ReturnType<typeof findAddingTable>>>

/** The next rows of a table to add, with their positions. Locked until the transaction ends. */
export async function lockAddingRows(db: Database, importId: string, most: number) {
  return db
    .selectFrom('tableImportRow')
    .innerJoin('position', 'position.id', 'tableImportRow.positionId')
    .leftJoin('stage', (join) =>
      join
        .onRef('stage.companyId', '=', 'tableImportRow.companyId')
        .onRef('stage.wireId', '=', 'tableImportRow.stageId'),
    )
    .where('importId', '=', importId)
    .where('tableImportRow.state', '=', 'adding')
    .orderBy('tableImportRow.number')
    .limit(most)
    .forUpdate('tableImportRow')
    .select([
      'tableImportRow.id',
      'tableImportRow.found',
      'tableImportRow.contacts',
      'tableImportRow.appliedAt',
      'tableImportRow.stageId',
      'tableImportRow.isNotSame',
      'tableImportRow.seenCandidateIds',
      'tableImportRow.positionId',
      'position.externalId as positionExternalId',
      'stage.kind as stageKind',
    ])
    .execute()
}
export type AddingRow = Awaited<ReturnType<typeof lockAddingRows>>[number]

/** Ends rows whose candidates are stored; the candidates have their values now. */
export async function markAdded(
  db: Database,
  added: readonly { readonly rowId: string; readonly candidateId: CandidateId }[],
): Promise<void> {
  if (added.length === 0) return
  await sql`
    update table_import_row as row
    set state = 'added', candidate_id = given.candidate_id, cells = '[]', written = '{}', contacts = '{}',
      found = jsonb_build_object(), faults = '[]'
    from unnest(${added.map(({ rowId }) => rowId)}::uuid[], ${added.map(({ candidateId }) => candidateId)}::uuid[])
      as given (id, candidate_id)
    where row.id = given.id`.execute(db)
}

export async function failRows(db: Database, rowIds: readonly string[], addFault: string): Promise<void> {
  if (rowIds.length === 0) return
  await db
    .updateTable('tableImportRow')
    .set({ state: 'failed', addFault })
    .where('id', 'in', [...rowIds])
    .where('state', '=', 'adding')
    .execute()
}

/** Fails all rows that wait, such as where the account may not add any more. */
export async function failWaiting(db: Database, importId: string, addFault: string): Promise<void> {
  await db
    .updateTable('tableImportRow')
    .set({ state: 'failed', addFault })
    .where('importId', '=', importId)
    .where('state', '=', 'adding')
    .execute()
}

/** Ends a table without rows to add. A row that lost its position fails; false where another process adds rows. */
export async function endAdding(db: Database, importId: string): Promise<boolean> {
  await db
    .updateTable('tableImportRow')
    .set({ state: 'failed', addFault: 'closedPosition' })
    .where('importId', '=', importId)
    .where('state', '=', 'adding')
    .where('positionId', 'is', null)
    .execute()
  const row = await db
    .updateTable('tableImport')
    .set({ state: 'done' })
    .where('id', '=', importId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tableImportRow')
            .whereRef('tableImportRow.importId', '=', 'tableImport.id')
            .where('tableImportRow.state', '=', 'adding')
            .select('tableImportRow.id'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** How many rows of a table are in which state. */
export async function countStates(db: Database, importId: string) {
  const rows = await db
    .selectFrom('tableImportRow')
    .where('importId', '=', importId)
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .execute()
  const countOf = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return { adding: countOf('adding'), added: countOf('added'), failed: countOf('failed') }
}

/** The first candidates of a table that are stored, by name. */
export async function listAdded(db: Database, importId: string, most: number) {
  return db
    .selectFrom('tableImportRow')
    .innerJoin('candidate', 'candidate.id', 'tableImportRow.candidateId')
    .where('importId', '=', importId)
    .where('tableImportRow.state', '=', 'added')
    .orderBy('number')
    .limit(most)
    .select(['candidate.id as candidateId', 'candidate.name', 'candidate.nameLatin'])
    .execute()
}
