import type { Database } from '@candor/db/database'
import { sql } from 'kysely'
import type { UnsentReason } from '../../contract.ts'
import { wordsWithoutSecret } from '../queries.ts'

/** Empties some mails that were made before a time and do not wait any more; gives how many. */
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
    // Asked once more of the row itself: somebody may have put it into the queue again meanwhile.
    .where('state', '<>', 'waiting')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Some of the mails after an id that lie unsent with what opens something, kept from other processes until the transaction
 * is over.
 */
export function takeUnsentSecrets(transaction: Database, after: string | null, most: number) {
  return transaction
    .selectFrom('mail')
    .where('secret', 'is not', null)
    .where('state', 'in', ['kept', 'failed'])
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .select(['id', 'channel', 'secret', 'isForOwnerAlone', 'endsAt'])
    .execute()
}

/** Takes back a mail that lies unsent; what its provider said of it stays. */
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
