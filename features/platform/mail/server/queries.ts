import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { countUses } from '../../editions/server/queries/counting.ts'
import type { MailChannel } from '../contract.ts'
import { oneLine } from '../rules/one-line.ts'
import { withoutErased } from './queries/without-erased.ts'

export type Channel = z.output<typeof MailChannel>

interface NewMail {
  readonly companyId: CompanyId
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Whether the address would reveal an anonymous candidate: then it is never shown. */
  readonly isAddressHidden?: boolean
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }
  /**
   * The part of the text that opens something: forgotten once the mail is sent. For e-mail the token of a link, or what
   * `share_mail` names: the mail is not sent once that has expired.
   */
  readonly secret?: string
  /**
   * Whether its secret opens an account: where it cannot be sent, it is withdrawn instead of kept for an administrator.
   */
  readonly isForOwnerAlone?: boolean
  /** The candidates that it is about: it goes with them. */
  readonly candidateIds?: readonly CandidateId[]
  readonly now: Date
  /** When to send it; at once when left out. */
  readonly sendAt?: Date
  /** Time after which it is of no use and not sent. */
  readonly endsAt?: Date
  /**
   * The planned interview that it is news of, or, with an end, reminds of, and which of its changes it tells of. It is
   * not sent after later news: who read that it was called off must not be invited afterwards.
   */
  readonly plan?: { readonly id: string; readonly sequence: number }
  /**
   * Another way than e-mail. For a messaging app `to` is a conversation and `sender` the app's id of the author; for a
   * text message `to` is a number.
   */
  readonly via?:
    | { readonly channel: 'dingtalk'; readonly sender: string }
    | { readonly channel: 'sms'; readonly sender?: never }
}

/** Quota of each way; messages of a messaging app need none. */
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

/** The most mails of one statement: writing more of them down at once takes too long. */
const maxRows = 200

/**
 * Queues mails within the transaction that they are about, and counts them. Returns their ids in order.
 *
 * Quotas are not checked here: a caller that can be refused uses `requireQuota` before.
 */
export async function enqueueMails(db: Database, mails: readonly NewMail[]): Promise<string[]> {
  if (mails.length === 0) return []
  const rows = (await withoutErased(db, mails)).map(
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
      plan,
      via,
      candidateIds,
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
      planId: plan?.id ?? null,
      planSequence: plan?.sequence ?? null,
      channel: via?.channel ?? 'mail',
      sender: via?.sender ?? null,
      candidateIds: [...(candidateIds ?? [])],
    }),
  )
  for (let from = 0; from < rows.length; from += maxRows)
    await db
      .insertInto('mail')
      .values(rows.slice(from, from + maxRows))
      .execute()
  const [first] = mails
  if (first) await countUses(db, usesOf(mails), first.now)
  return rows.map(({ id }) => id)
}

/** Placeholder of a forgotten secret. */
export const hiddenSecret = '••••••'

/** The text of a mail without its secret. */
export const wordsWithoutSecret = {
  secret: null,
  bodyText: sql<string>`case when secret is null then body_text else replace(body_text, secret, ${hiddenSecret}) end`,
  bodyHtml: sql<string>`case when secret is null then body_html else replace(body_html, secret, ${hiddenSecret}) end`,
}

/**
 * Withdraws unsent mails. One that is being sent goes out: nobody waits for a mail server here.
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
    .set({ ...wordsWithoutSecret, state: 'withdrawn', nextTryAt: null, fault: null })
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

/** The mails of a company that wait until a fault of this installation is mended, by way and fault. */
export function listHeldMails(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('mail')
    .where('companyId', '=', companyId)
    .where('state', '=', sql.lit('waiting'))
    .where('fault', 'is not', null)
    .groupBy(['channel', 'fault'])
    .orderBy('channel')
    .orderBy('fault')
    .select(({ fn }) => [
      'channel',
      'fault',
      fn.countAll<string>().as('count'),
      fn.max('lastError').as('lastError'),
    ])
    .execute()
}

/**
 * One mail of a company, locked until the transaction ends. Returns `beingSent` where the job has locked it: nobody
 * waits for a mail server here.
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

/**
 * Sends the unsent mails of an address to another one. Returns the secrets of all mails that wait for the new address:
 * their links never left. A trigger has moved the waiting mails of plans before.
 *
 * Mails that open an account keep their address, and so do shares, as their senders chose it. Called within a
 * transaction.
 */
export async function redirectMails(
  transaction: Database,
  { companyId, from, to }: { readonly companyId: CompanyId; readonly from: string; readonly to: string },
): Promise<string[]> {
  const rows = await transaction
    .updateTable('mail')
    .set({ toAddress: to })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mail as unsent')
        .where('unsent.companyId', '=', companyId)
        .where(sql<string>`lower(unsent.to_address)`, 'in', [from.toLowerCase(), to.toLowerCase()])
        .where('unsent.channel', '=', 'mail')
        .where('unsent.isForOwnerAlone', '=', false)
        .where('unsent.state', 'in', ['kept', 'waiting', 'failed'])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('shareMail').whereRef('shareMail.mailId', '=', 'unsent.id').select('mailId')),
          ),
        )
        .forUpdate()
        .skipLocked()
        .select('unsent.id'),
    )
    .returning('secret')
    .execute()
  return rows.flatMap(({ secret }) => secret ?? [])
}
