import type { AppServices, Database } from '@candor/db/database'
import type { FileStore } from '@candor/kernel/services'
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
  await sql`
    insert into unnamed_content (content_hash, is_released, since)
    select hash, true, ${now} from unnest(${contentHashes}::text[]) as hash`.execute(db)
}

/**
 * Does work that puts files into the store that it is given, and names them in a transaction. Where it fails, they are
 * noted as released: the sweep removes those that nothing else names.
 */
export async function releasedOnFailure<Result>(
  { db, files, clock }: Pick<AppServices, 'db' | 'files' | 'clock'>,
  work: (store: FileStore) => Promise<Result>,
): Promise<Result> {
  const hashes: string[] = []
  const put: FileStore['put'] = async (...given) => {
    const stored = await files.put(...given)
    hashes.push(stored.hash)
    return stored
  }
  try {
    return await work({ ...files, put })
  } catch (error) {
    // If this note fails, the sweep keeps them for longer.
    await noteReleased(db, [...new Set(hashes)], clock.now()).catch(() => {})
    throw error
  }
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
