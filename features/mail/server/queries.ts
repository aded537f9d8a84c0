import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { countUses } from '../../editions/server/queries/counting.ts'
import { oneLine } from '../rules/one-line.ts'

/** How a message is sent. */
export type Channel = 'mail' | 'dingtalk' | 'sms'

interface NewMail {
  readonly companyId: CompanyId
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Where it tells who an anonymous candidate is: it goes out, and is told to nobody. */
  readonly isAddressHidden?: boolean
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }
  /**
   * Of its text, what opens something: it is forgotten once the mail is out. Of an e-mail the token of a link, or what
   * `share_mail` names: it does not go out once that is over.
   */
  readonly secret?: string
  /** Where it cannot go, it is withdrawn, and kept for no administrator to hand over: its secret opens an account. */
  readonly isForOwnerAlone?: boolean
  readonly now: Date
  /** When it goes out; at once when left out. */
  readonly sendAt?: Date
  /** After which it says nothing that holds, so that it is not sent any more. */
  readonly endsAt?: Date
  /**
   * Another way than e-mail. Of a messaging app `to` is a conversation, and `sender` whom it is from, as the app names
   * both; of a text message `to` is a number.
   */
  readonly via?:
    | { readonly channel: 'dingtalk'; readonly sender: string }
    | { readonly channel: 'sms'; readonly sender?: never }
}

/** What mails use of the editions of their companies; messages of a messaging app use nothing. */
function usesOf(mails: readonly NewMail[]) {
  const counts = new Map<string, { companyId: CompanyId; quota: 'mails' | 'sms'; count: number }>()
  for (const { companyId, via } of mails) {
    if (via?.channel === 'dingtalk') continue
    const quota = via?.channel === 'sms' ? 'sms' : 'mails'
    const key = `${companyId} ${quota}`
    counts.set(key, { companyId, quota, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

/**
 * Puts mails into the queue, with the transaction that they tell of or not at all, and counts them. Gives their ids, in
 * their order.
 *
 * None is refused here for a quota: who may be told so asks before (`requireQuota`).
 */
export async function enqueueMails(db: Database, mails: readonly NewMail[]): Promise<string[]> {
  if (mails.length === 0) return []
  const rows = mails.map(
    ({
      companyId,
      to,
      subject,
      text,
      html,
      calendar,
      isAddressHidden,
      secret,
      isForOwnerAlone,
      now,
      sendAt,
      endsAt,
      via,
    }) => ({
      id: newId<'mail'>(),
      companyId,
      toAddress: to,
      subject: oneLine(subject),
      bodyText: text,
      bodyHtml: html ?? null,
      isAddressHidden: isAddressHidden ?? false,
      calendar: calendar?.content ?? null,
      calendarMethod: calendar?.method ?? null,
      secret: secret ?? null,
      isForOwnerAlone: isForOwnerAlone ?? false,
      state: 'waiting',
      createdAt: now,
      nextTryAt: sendAt ?? now,
      endsAt: endsAt ?? null,
      channel: via?.channel ?? 'mail',
      sender: via?.sender ?? null,
    }),
  )
  await db.insertInto('mail').values(rows).execute()
  const [first] = mails
  if (first) await countUses(db, usesOf(mails), first.now)
  return rows.map(({ id }) => id)
}

/** What stands in a mail's words in place of its secret. */
export const hiddenSecret = '••••••'

/** The words of a mail that holds no secret any more. */
export const wordsWithoutSecret = {
  secret: null,
  bodyText: sql<string>`case when secret is null then body_text else replace(body_text, secret, ${hiddenSecret}) end`,
  bodyHtml: sql<string>`case when secret is null then body_html else replace(body_html, secret, ${hiddenSecret}) end`,
}

/**
 * Takes mails back that are not out yet. One that is being sent goes out: nobody waits for a mail server here.
 *
 * Called within a transaction.
 */
export async function withdrawMails(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const unsent = await transaction
    .selectFrom('mail')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('state', 'in', ['kept', 'waiting', 'failed'])
    .forUpdate()
    .skipLocked()
    .select('id')
    .execute()
  if (unsent.length === 0) return
  await transaction
    .updateTable('mail')
    .set({ ...wordsWithoutSecret, state: 'withdrawn', nextTryAt: null })
    .where(sql<boolean>`id = any(${unsent.map(({ id }) => id)}::uuid[])`)
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

/**
 * One mail of a company, kept from the job that sends until the transaction is over. Returns `beingSent` where that job
 * has it in hand: nobody waits for a mail server here.
 */
export async function lockMail(transaction: Database, companyId: CompanyId, id: string) {
  const ofCompany = transaction.selectFrom('mail').where('companyId', '=', companyId).where('id', '=', id)
  const row = await ofCompany
    .forUpdate()
    .skipLocked()
    .select(['id', 'state', 'toAddress', 'isAddressHidden', 'channel', 'bodyText'])
    .executeTakeFirst()
  if (row) return row
  return (await ofCompany.select('id').executeTakeFirst()) ? 'beingSent' : null
}
