import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { type AccountId, type CompanyId, type PositionId, readId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { DropReach } from '../../../resume-drop/server/queries/drops.ts'
import type { Digest, Setup } from '../../rules/stored.ts'

export interface NewTable {
  readonly companyId: CompanyId
  readonly positionId: PositionId | null
  readonly accountId: AccountId
  readonly name: string
  readonly sizeBytes: number
  readonly setup: Setup
  readonly digest: Digest
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Stores a table with its file. Returns its id. */
export async function insertTable(
  db: Database,
  { setup, digest, ...table }: NewTable,
  content: Buffer,
): Promise<string> {
  const id = newId<'tableImport'>()
  await db
    .insertInto('tableImport')
    .values({ id, ...table, state: 'open', setup: JSON.stringify(setup), digest: JSON.stringify(digest) })
    .execute()
  await db
    .insertInto('tableImportFile')
    .values({ importId: id, companyId: table.companyId, content })
    .execute()
  return id
}

/** Keeps other tables of the account waiting until the transaction ends. */
export async function lockTablesOfAccount(db: Database, accountId: AccountId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tables of ${accountId}`}, 0))`.execute(db)
}

export async function countOpenTables(db: Database, accountId: AccountId, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('tableImport')
    .where('accountId', '=', accountId)
    .where('state', '=', 'open')
    .where('expiresAt', '>', now)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function tablesInReach(db: Database, { companyId, ownerId }: DropReach, now: Date) {
  const tables = db
    .selectFrom('tableImport')
    .innerJoin('account', 'account.id', 'tableImport.accountId')
    .leftJoin('position', 'position.id', 'tableImport.positionId')
    .where('tableImport.companyId', '=', companyId)
    .where('tableImport.expiresAt', '>', now)
    .select([
      'tableImport.id',
      'tableImport.companyId',
      'tableImport.accountId',
      'tableImport.positionId',
      'tableImport.name',
      'tableImport.state',
      'tableImport.setup',
      'tableImport.digest',
      'tableImport.revision',
      'tableImport.createdAt',
      'tableImport.expiresAt',
      'account.name as by',
      'position.name as positionName',
      'position.nameLatin as positionNameLatin',
    ])
  return ownerId === null ? tables : tables.where('tableImport.accountId', '=', ownerId)
}

/** A table with how it is read; null outside the reach of the account, and for a text that is no id. */
export async function findTable(db: Database, reach: DropReach, importId: string, now: Date) {
  if (readId<'tableImport'>(importId) === null) return null
  const row = await tablesInReach(db, reach, now).where('tableImport.id', '=', importId).executeTakeFirst()
  return row ?? null
}
export type StoredTable = NonNullable<Awaited<ReturnType<typeof findTable>>>

/** The same, locked until the transaction ends. */
export async function lockTable(db: Database, reach: DropReach, importId: string, now: Date) {
  if (readId<'tableImport'>(importId) === null) return null
  await db.selectFrom('tableImport').where('id', '=', importId).forUpdate().select('id').execute()
  return findTable(db, reach, importId, now)
}

/** Tables that are not added yet, newest first: of one position, or of all. */
export async function listOpenTables(
  db: Database,
  reach: DropReach,
  positionId: PositionId | null,
  now: Date,
) {
  const tables = tablesInReach(db, reach, now)
    .where('tableImport.state', '<>', 'done')
    .orderBy('tableImport.createdAt', 'desc')
    .limit(100)
  return (positionId === null ? tables : tables.where('tableImport.positionId', '=', positionId)).execute()
}

/** Stores how a table is read. Returns the new revision. */
export async function updateTable(
  db: Database,
  importId: string,
  { setup, digest, positionId }: Pick<NewTable, 'setup' | 'digest' | 'positionId'>,
): Promise<number> {
  const { revision } = await db
    .updateTable('tableImport')
    .set({
      setup: JSON.stringify(setup),
      digest: JSON.stringify(digest),
      positionId,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', importId)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** The bytes of a table; null once its rows are being added. */
export async function findContent(db: Database, importId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('tableImportFile')
    .where('importId', '=', importId)
    .select('content')
    .executeTakeFirst()
  return row?.content ?? null
}

export async function deleteTable(db: Database, importId: string, companyId: CompanyId): Promise<void> {
  await db.deleteFrom('tableImport').where('id', '=', importId).where('companyId', '=', companyId).execute()
}

/** Forgets the tables that are over; returns how many. */
export async function deleteExpiredTables(db: Database, now: Date): Promise<number> {
  const rows = await db
    .deleteFrom('tableImport')
    .where('expiresAt', '<=', now)
    .where('state', '<>', 'adding')
    .returning('id')
    .execute()
  return rows.length
}
