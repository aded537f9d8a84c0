import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CompanyId } from '@candor/kernel/ids'

interface NewMail {
  readonly companyId: CompanyId
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly now: Date
}

/** Puts mails into the queue, with the transaction that they tell of or not at all. */
export async function enqueueMails(db: Database, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map(({ companyId, to, subject, text, html, now }) => ({
    id: newId<'mail'>(),
    companyId,
    toAddress: to,
    subject,
    bodyText: text,
    bodyHtml: html ?? null,
    state: 'waiting',
    createdAt: now,
    nextTryAt: now,
  }))
  await db.insertInto('mail').values(rows).execute()
}

/** The mail that is due first, kept from other processes until the transaction is over; null when none is. */
export async function takeDueMail(transaction: Database, now: Date) {
  const row = await transaction
    .selectFrom('mail')
    .where('state', '=', 'waiting')
    .where('nextTryAt', '<=', now)
    .orderBy('nextTryAt')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select(['id', 'toAddress', 'subject', 'bodyText', 'bodyHtml', 'tries'])
    .executeTakeFirst()
  return row ?? null
}

export async function markKept(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ state: 'kept', nextTryAt: null })
    .where('state', '=', 'waiting')
    .where('nextTryAt', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set((eb) => ({
      state: 'sent',
      sentAt: now,
      nextTryAt: null,
      tries: eb('tries', '+', 1),
      lastError: null,
    }))
    .where('id', '=', id)
    .execute()
}

export async function markFailed(
  db: Database,
  id: string,
  { error, nextTryAt }: { error: string; nextTryAt: Date | null },
): Promise<void> {
  await db
    .updateTable('mail')
    .set((eb) => ({
      state: nextTryAt ? 'waiting' : 'failed',
      nextTryAt,
      tries: eb('tries', '+', 1),
      lastError: error.slice(0, 500),
    }))
    .where('id', '=', id)
    .execute()
}

interface Page {
  readonly state: string | null
  readonly before: string | null
  readonly limit: number
}

/** A company's mails, newest first. */
export function listMails(db: Database, companyId: CompanyId, { state, before, limit }: Page) {
  return db
    .selectFrom('mail')
    .where('companyId', '=', companyId)
    .$if(state !== null, (query) => query.where('state', '=', state ?? ''))
    .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute()
}

/** One mail of a company, kept from the job that sends until the transaction is over. */
export async function takeMail(transaction: Database, companyId: CompanyId, id: string) {
  const row = await transaction
    .selectFrom('mail')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .select(['id', 'state', 'toAddress'])
    .executeTakeFirst()
  return row ?? null
}

export async function queueAgain(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'waiting', nextTryAt: now, tries: 0 })
    .where('id', '=', id)
    .execute()
}
