import type { Database } from '@candor/db/database'
import { sql } from 'kysely'
import type { UnsentReason } from '../../contract.ts'
import { wordsWithoutSecret } from '../queries.ts'

/** Deletes the texts of some mails that were made before a time and are not waiting; returns how many. */
export async function deleteTexts(db: Database, before: Date, most: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ bodyText: '', bodyHtml: null, calendar: null, calendarMethod: null, secret: null })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('mail')
        .where('createdAt', '<', before)
        .where('bodyText', '<>', '')
        .where('state', '<>', 'waiting')
        .orderBy('createdAt')
        .limit(most)
        .select('id'),
    )
    // Checked again on the row itself: it may have been queued again meanwhile.
    .where('state', '<>', 'waiting')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const unsentSecrets = (db: Database) =>
  db.selectFrom('mail').where('secret', 'is not', null).where('state', 'in', ['kept', 'failed'])

/** Some of the unsent mails with a secret, after an id. */
export async function listUnsentSecrets(db: Database, after: string | null, most: number): Promise<string[]> {
  const rows = await unsentSecrets(db)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** One of them, locked until the transaction ends; null where it has changed or is locked. */
export async function claimUnsentSecret(transaction: Database, id: string) {
  const row = await unsentSecrets(transaction)
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .select(['id', 'channel', 'secret', 'isForOwnerAlone', 'endsAt'])
    .executeTakeFirst()
  return row ?? null
}

/** Withdraws an unsent mail; the provider's last words stay. */
export async function withdrawUnsent(transaction: Database, id: string, why: UnsentReason): Promise<void> {
  await transaction
    .updateTable('mail')
    .set({
      ...wordsWithoutSecret,
      state: 'withdrawn',
      nextTryAt: null,
      lastError: sql<string>`coalesce(last_error, ${why})`,
    })
    .where('id', '=', id)
    .execute()
}
