import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { type CompanyId, readId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { DropReach } from '../../../resume-drop/server/queries/drops.ts'
import type { JudgedRow, Values } from '../../rules/judge.ts'
import type { ReadRow } from '../workers/reading-request.ts'

const atOnce = 500

const slicesOf = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, index) =>
    items.slice(index * atOnce, (index + 1) * atOnce),
  )

/** Replaces all rows of a table. */
export async function replaceRows(
  db: Database,
  { importId, companyId }: { readonly importId: string; readonly companyId: CompanyId },
  rows: readonly ReadRow[],
): Promise<void> {
  await db.deleteFrom('tableImportRow').where('importId', '=', importId).execute()
  for (const slice of slicesOf(rows))
    await sql`
      insert into table_import_row (id, company_id, import_id, number, cells, read_fault, state)
      select id, ${companyId}, ${importId}, number, cells::jsonb, fault, 'open'
      from unnest(
        ${slice.map(() => newId<'tableImportRow'>())}::uuid[], ${slice.map(({ number }) => number)}::int[],
        ${slice.map(({ cells }) => JSON.stringify(cells))}::text[], ${slice.map(({ fault }) => fault)}::text[]
      ) as given (id, number, cells, fault)`.execute(db)
}

/** The rows of a table as they were read, with what people wrote. */
export async function listReadRows(db: Database, importId: string) {
  return db
    .selectFrom('tableImportRow')
    .where('importId', '=', importId)
    .orderBy('number')
    .select(['id', 'number', 'cells', 'readFault', 'written'])
    .execute()
}

export interface JudgedRowOf {
  readonly id: string
  readonly judged: JudgedRow
}

const idOrNull = (id: string | null) => (id === null ? null : readId<'position'>(id))

/** Stores the judgement of rows. */
export async function storeJudged(db: Database, rows: readonly JudgedRowOf[]): Promise<void> {
  for (const slice of slicesOf(rows))
    await sql`
      update table_import_row as row
      set found = given.found::jsonb, faults = given.faults::jsonb, stage_id = given.stage_id,
        contacts = array(select jsonb_array_elements_text(given.contacts::jsonb)),
        position_id = given.position_id, applied_at = given.applied_at::timestamptz
      from unnest(
        ${slice.map(({ id }) => id)}::uuid[],
        ${slice.map(({ judged }) => JSON.stringify(judged.found))}::text[],
        ${slice.map(({ judged }) => JSON.stringify(judged.faults))}::text[],
        ${slice.map(({ judged }) => JSON.stringify(judged.contacts))}::text[],
        ${slice.map(({ judged }) => idOrNull(judged.positionId))}::uuid[],
        ${slice.map(({ judged }) => judged.stageId)}::text[],
        ${slice.map(({ judged }) => appliedOf(judged))}::text[]
      ) as given (id, found, faults, contacts, position_id, stage_id, applied_at)
      where row.id = given.id`.execute(db)
}

/** The day as a time, at noon: so it is the same day in every zone of people. */
function appliedOf({ found, faults }: JudgedRow): string | null {
  const isWrong = faults.some(({ field }) => field === 'appliedAt')
  return isWrong || !found.appliedAt ? null : `${found.appliedAt}T12:00:00Z`
}

/** The rows after the header, as far as their fates depend on them. */
export async function listFated(db: Database, importId: string, headerRow: number) {
  const { rows } = await sql<{
    id: string
    number: number
    state: string
    isWrong: boolean
    isLeft: boolean | null
    isNotSame: boolean
    contacts: string[]
    appliedAt: number
    positionId: string | null
  }>`
    select id, number, state, faults <> '[]'::jsonb as is_wrong, is_left, is_not_same, contacts,
      coalesce(extract(epoch from applied_at) * 1000, 0)::float8 as applied_at, position_id
    from table_import_row where import_id = ${importId} and number > ${headerRow} order by number`.execute(db)
  return rows
}
export type FatedTableRow = Awaited<ReturnType<typeof listFated>>[number]

/** Rows with all that a screen shows of them. */
export async function listShown(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('tableImportRow')
    .where('id', 'in', [...ids])
    .orderBy('number')
    .select(['id', 'number', 'cells', 'written', 'found', 'faults', 'revision', 'addFault', 'candidateId'])
    .execute()
}

/** A row with its table, locked until the transaction ends; null outside the reach of the account. */
export async function lockRow(db: Database, { companyId, ownerId }: DropReach, rowId: string, now: Date) {
  if (readId<'tableImportRow'>(rowId) === null) return null
  const rows = db
    .selectFrom('tableImportRow')
    .innerJoin('tableImport', 'tableImport.id', 'tableImportRow.importId')
    .where('tableImportRow.id', '=', rowId)
    .where('tableImportRow.companyId', '=', companyId)
    .where('tableImport.expiresAt', '>', now)
    .select([
      'tableImportRow.id',
      'tableImportRow.importId',
      'tableImportRow.cells',
      'tableImportRow.readFault',
      'tableImportRow.written',
      'tableImportRow.isLeft',
      'tableImportRow.isNotSame',
      'tableImportRow.state',
      'tableImportRow.revision',
      'tableImport.state as importState',
    ])
    .forUpdate('tableImportRow')
  const row = await (ownerId === null
    ? rows
    : rows.where('tableImport.accountId', '=', ownerId)
  ).executeTakeFirst()
  return row ?? null
}

export async function updateRow(
  db: Database,
  rowId: string,
  columns: { readonly written: Values; readonly isLeft: boolean | null; readonly isNotSame: boolean },
): Promise<number> {
  const { revision } = await db
    .updateTable('tableImportRow')
    .set({
      written: JSON.stringify(columns.written),
      isLeft: columns.isLeft,
      isNotSame: columns.isNotSame,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', rowId)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}
