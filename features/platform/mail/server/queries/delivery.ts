import type { Database } from '@candor/db/database'
import { cutText } from '@candor/kernel/cut-text'
import type { CompanyId } from '@candor/kernel/ids'
import type { SenderFault } from '@candor/kernel/services'
import { type RawBuilder, sql } from 'kysely'
import type { Line } from '../../rules/turns.ts'
import { type Channel, wordsWithoutSecret } from '../queries.ts'

/** Written out, as the index is of waiting mails alone. */
const waiting = sql.lit('waiting')

export interface DueLine extends Line {
  readonly companyId: CompanyId
}

/**
 * The lines with a mail that is due by a way.
 *
 * The index is entered once for the first mail of each line that waits, however many mails there are.
 */
export async function listDueLines(db: Database, channel: Channel, now: Date): Promise<DueLine[]> {
  const firstOf = (after: RawBuilder<unknown>) => sql`(
    select is_for_owner_alone, company_id, next_try_at from mail
    where state = ${waiting} and channel = ${channel} ${after}
    order by is_for_owner_alone, company_id, next_try_at limit 1
  )`
  const { rows } = await sql<DueLine>`
    with recursive line as (
      ${firstOf(sql``)}
      union all
      select next.* from line cross join lateral ${firstOf(
        sql`and (is_for_owner_alone, company_id) > (line.is_for_owner_alone, line.company_id)`,
      )} as next
    )
    select is_for_owner_alone, company_id from line where next_try_at <= ${now}`.execute(db)
  return rows
}

/**
 * The next mail of a line that is due, locked against other processes until the transaction ends; null without one. The
 * lock mode lets `beginHandover` refer to the row.
 */
export async function claimDueMail(
  transaction: Database,
  { channel, companyId, isForOwnerAlone }: DueLine & { readonly channel: Channel },
  now: Date,
) {
  const row = await transaction
    .selectFrom('mail')
    .where('state', '=', waiting)
    .where('channel', '=', channel)
    .where('isForOwnerAlone', '=', isForOwnerAlone)
    .where('companyId', '=', companyId)
    .where('nextTryAt', '<=', now)
    .orderBy('nextTryAt')
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .select([
      'id',
      'companyId',
      'toAddress',
      'subject',
      'bodyText',
      'bodyHtml',
      'tries',
      'sender',
      'calendar',
      'calendarMethod',
      'channel',
      'endsAt',
      'secret',
      'isForOwnerAlone',
      'planId',
      'planSequence',
      'fault',
    ])
    .executeTakeFirst()
  return row ?? null
}

/**
 * Notes that a text message is about to be given to its provider. It is committed beforehand, by another connection
 * than the transaction that holds the message. Returns false where an earlier try has an unknown outcome (S09).
 */
export async function beginHandover(pool: Database, mailId: string): Promise<boolean> {
  const begun = await pool
    .insertInto('textHandover')
    .values({ mailId })
    .onConflict((on) => on.column('mailId').doNothing())
    .returning('mailId')
    .executeTakeFirst()
  return begun !== undefined
}

/** Removes the note, once the outcome is known or the message may be tried again. */
export async function endHandover(transaction: Database, mailId: string): Promise<void> {
  await transaction.deleteFrom('textHandover').where('mailId', '=', mailId).execute()
}

/** Keeps a mail for an administrator, where its way is not set up. */
export async function markKept(db: Database, id: string): Promise<void> {
  await db.updateTable('mail').set({ state: 'kept', nextTryAt: null }).where('id', '=', id).execute()
}

/** Makes due now what waits for the same fault to be mended: one such mail was taken. */
export async function hurryMended(
  transaction: Database,
  { channel, fault, now }: { channel: Channel; fault: string; now: Date },
): Promise<void> {
  const held = transaction
    .selectFrom('mail')
    .where('state', '=', waiting)
    .where('channel', '=', channel)
    .where('fault', '=', fault)
    .where('nextTryAt', '>', now)
  await transaction
    .updateTable('mail')
    .set({ nextTryAt: now })
    .where('id', 'in', held.forNoKeyUpdate().skipLocked().select('id'))
    .execute()
}

export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set((eb) => ({
      ...wordsWithoutSecret,
      state: 'sent',
      sentAt: now,
      nextTryAt: null,
      tries: eb('tries', '+', 1),
      lastError: null,
      fault: null,
    }))
    .where('id', '=', id)
    .execute()
}

/**
 * Withdraws a mail and forgets its secret, with the reason; null where it could not be sent and nobody may pass it on.
 */
export async function markWithdrawn(db: Database, id: string, why: string | null): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...wordsWithoutSecret, state: 'withdrawn', nextTryAt: null, lastError: why, fault: null })
    .where('id', '=', id)
    .execute()
}

export async function markFailed(
  db: Database,
  id: string,
  { error, nextTryAt, fault }: { error: string; nextTryAt: Date | null; fault: SenderFault | null },
): Promise<void> {
  await db
    .updateTable('mail')
    .set((eb) => ({
      state: nextTryAt ? 'waiting' : 'failed',
      nextTryAt,
      tries: eb('tries', '+', 1),
      lastError: cutText(error.toWellFormed(), 500),
      fault,
    }))
    .where('id', '=', id)
    .execute()
}

export async function queueAgain(transaction: Database, id: string, now: Date): Promise<void> {
  await endHandover(transaction, id)
  await transaction
    .updateTable('mail')
    .set({ state: 'waiting', nextTryAt: now, tries: 0, fault: null })
    .where('id', '=', id)
    .execute()
}
