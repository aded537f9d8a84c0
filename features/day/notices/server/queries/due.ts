import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { NoticeRow } from './notices.ts'

interface DueAccount {
  readonly accountId: AccountId
  readonly companyId: CompanyId
}

interface Turn {
  readonly now: Date
  /** An account with a mail since then waits. */
  readonly mailedSince: Date
  readonly limit: number
}

/** The accounts with notices that are due by mail, the longest waiting first. */
export async function listDueAccounts(
  db: Database,
  { now, mailedSince, limit }: Turn,
): Promise<DueAccount[]> {
  const { rows } = await sql<DueAccount>`
    select account_id, company_id from notice
    where mail_due_at <= ${now} and mailed_at is null
      and not exists (
        select from notice as sent where sent.account_id = notice.account_id and sent.mailed_at > ${mailedSince}
      )
    group by account_id, company_id
    order by min(mail_due_at) limit ${limit}`.execute(db)
  return rows
}

/** Forgets the mails of notices that were read meanwhile, or of all where the server sends no mail. */
export async function dropMails(
  db: Database,
  { now, isForAll }: { readonly now: Date; readonly isForAll: boolean },
) {
  await sql`update notice set mail_due_at = null
    where mail_due_at <= ${now} and mailed_at is null and (${isForAll} or read_at is not null)`.execute(db)
}

/** The notices of an account that are due by mail, oldest first, locked until the transaction ends. */
export async function lockDue(
  transaction: Database,
  accountId: AccountId,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select notice.id, notice.kind, notice.candidate_id, notice.about, notice.at, notice.read_at,
      giver.name as by_name, candidate.name, candidate.name_latin, position.name as position_name,
      position.name_latin as position_latin
    from notice
      left join account as giver on giver.id = notice.by_account_id
      left join candidate on candidate.id = notice.candidate_id
      left join position on position.id = candidate.position_id
    where notice.account_id = ${accountId} and notice.mail_due_at <= ${now} and notice.mailed_at is null
      and notice.read_at is null
    order by notice.id limit ${limit}
    for update of notice skip locked`.execute(transaction)
  return rows
}

/** Marks all due notices of an account as mailed: those beyond the mail are in the bell. */
export async function markMailed(db: Database, accountId: AccountId, now: Date): Promise<void> {
  await db
    .updateTable('notice')
    .set({ mailedAt: now })
    .where('accountId', '=', accountId)
    .where('mailDueAt', '<=', now)
    .where('mailedAt', 'is', null)
    .execute()
}

/** Address and language of an account. */
export async function findRecipient(db: Database, accountId: AccountId) {
  const row = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['email', 'locale'])
    .executeTakeFirst()
  return row ?? null
}
