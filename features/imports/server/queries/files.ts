import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CompanyId, FileId } from '@candor/kernel/ids'
import { sql } from 'kysely'

export interface FileColumns {
  readonly contentHash: string
  readonly sizeBytes: number
  readonly contentType: string
  readonly name: string
}

/** Gives the company the right to a file of the store, once for each name. */
export async function putStoredFile(
  db: Database,
  companyId: CompanyId,
  { contentHash, sizeBytes, contentType, name }: FileColumns,
): Promise<FileId> {
  await db
    .insertInto('storedFile')
    .values({ id: newId<'file'>(), companyId, contentHash, sizeBytes, contentType, name })
    .onConflict((on) => on.columns(['companyId', 'contentHash', 'name']).doNothing())
    .execute()
  const row = await db
    .selectFrom('storedFile')
    .where('companyId', '=', companyId)
    .where('contentHash', '=', contentHash)
    .where('name', '=', name)
    .select('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Of these contents, those that some company has. */
export async function listKnownHashes(db: Database, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await db
    .selectFrom('storedFile')
    .where('contentHash', 'in', [...hashes])
    .select('contentHash')
    .distinct()
    .execute()
  return new Set(rows.map(({ contentHash }) => contentHash))
}

/** The number by which imports and the sweep of files keep out of each other's way. */
const sweepLock = 7_204_551

/** Keeps the sweep waiting until the transaction ends; imports do not wait for each other. */
export async function holdSweepOff(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(sweepLock)})`.execute(db)
}

/** Waits for the imports that are storing now, and keeps others waiting until the transaction ends. */
export async function holdImportsOff(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(sweepLock)})`.execute(db)
}
