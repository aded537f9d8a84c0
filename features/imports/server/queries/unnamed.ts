import type { Database } from '@candor/db/database'
import { sql } from 'kysely'

/** Removes the notes on contents that somebody has by now. */
export async function forgetNamedContents(db: Database): Promise<void> {
  await db
    .deleteFrom('unnamedContent')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('storedFile')
          .whereRef('storedFile.contentHash', '=', 'unnamedContent.contentHash')
          .select('storedFile.id'),
      ),
    )
    .execute()
}

/** Notes contents that nobody has, with the time when they were first found. */
export async function noteContents(db: Database, hashes: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into unnamed_content (content_hash, is_released, since)
    select hash, false, ${now} from unnest(${hashes}::text[]) as hash
    where not exists (select from unnamed_content where content_hash = hash)`.execute(db)
}

/** Notes contents of something that has been refused or deleted: nothing here names them. */
export async function noteReleased(db: Database, contentHashes: readonly string[], now: Date): Promise<void> {
  if (contentHashes.length === 0) return
  const rows = contentHashes.map((contentHash) => ({ contentHash, isReleased: true, since: now }))
  await db.insertInto('unnamedContent').values(rows).execute()
}

/**
 * Those of these contents that a company has released, and those found without an owner at or before `since`; null:
 * only the former.
 */
export async function listDueContents(
  db: Database,
  hashes: readonly string[],
  since: Date | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('unnamedContent')
    .where(sql<boolean>`content_hash = any(${hashes}::text[])`)
    .where(({ or, eb }) => or([eb('isReleased', '=', true), ...(since ? [eb('since', '<=', since)] : [])]))
    .select('contentHash')
    .distinct()
    .execute()
  return rows.map(({ contentHash }) => contentHash)
}

export async function forgetContents(db: Database, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('unnamedContent').where(sql<boolean>`content_hash = any(${hashes}::text[])`).execute()
}
