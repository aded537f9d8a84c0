import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import { formerColleague } from '../../../../platform/access/rules/former-colleague.ts'
import { eraseAccountRow } from '../../../../sign-in/account-changes/server/queries/change-account.ts'

export interface ErasedAccount {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  /** All names that the account had. */
  readonly names: readonly string[]
  readonly email: string
  readonly phone: string | null
  readonly now: Date
}

/** Tables whose rows exist for the account alone, those that others refer to last. */
const ownTables = [
  'session',
  'pending_sign_in',
  'answered_request',
  'app_link',
  'calendar_address',
  'password_link',
  'mail_link',
  'oidc_sign_in',
  'oidc_link',
  'passkey_challenge',
  'totp',
  'passkey',
  'recovery_code',
  'second_factor',
  'refused_sign_in',
  'directory_member',
  'directory_account',
  'evaluation_read',
  'evaluation_stage_read',
  'mention',
  'saved_search_reader',
  'saved_search',
  'interviewer_name',
  'interviewer_time',
  'position_account',
] as const

/** Columns with a name beside the account that it names. The rows are acts and stay. */
const namedColumns = [
  { table: 'evaluation', name: 'evaluated_by', account: 'account_id' },
  { table: 'remark', name: 'written_by', account: 'account_id' },
  { table: 'manual_score', name: 'scored_by', account: 'account_id' },
  { table: 'interview_plan', name: 'created_by_name', account: 'created_by_account_id' },
  { table: 'interview_plan_interviewer', name: 'name', account: 'account_id' },
  { table: 'interview_plan_guest', name: 'name', account: 'account_id' },
  { table: 'interview_feedback', name: 'author_name', account: 'account_id' },
  { table: 'interview_feedback', name: 'updated_by_name', account: 'updated_by_account_id' },
] as const

/** An act that came in by a bundle has a name and no account: there the name alone tells whose it is. */
async function replaceNames(db: Database, { companyId, accountId, names }: ErasedAccount): Promise<void> {
  for (const { table, name, account } of namedColumns) {
    const column = sql.ref(name)
    await sql`
      update ${sql.table(table)} set ${column} = ${formerColleague}
      where company_id = ${companyId} and ${column} is not null and (${sql.ref(account)} = ${accountId}
        or ${sql.ref(account)} is null and ${column} = any(${names}::text[]))`.execute(db)
  }
}

/** A text in which each of some texts is replaced, in its spelling of JSON or HTML where the column has one. */
function without(column: string, texts: readonly string[]): RawBuilder<unknown> {
  return texts.reduce<RawBuilder<unknown>>(
    (text, known) => sql`replace(${text}, ${known}, ${formerColleague})`,
    sql.ref(column),
  )
}

/** Mails to the account are withdrawn; others that name it lose the name. */
async function replaceInMails(db: Database, { companyId, email, names }: ErasedAccount): Promise<void> {
  const texts = [...names, email]
  const own = sql`lower(to_address) = lower(${email})`
  await sql`
    update mail set state = 'withdrawn', next_try_at = null
    where company_id = ${companyId} and ${own} and state in ('kept', 'waiting', 'failed')`.execute(db)
  await sql`
    update mail set
      to_address = case when ${own} then ${formerColleague} else to_address end,
      subject = ${without('subject', texts)}, body_text = ${without('body_text', texts)},
      body_html = ${without('body_html', texts)}, calendar = ${without('calendar', texts)},
      sender = ${without('sender', texts)}, last_error = ${without('last_error', texts)}
    where company_id = ${companyId} and (${own}
      or concat_ws(' ', subject, body_text, body_html, calendar, sender, last_error)
        like any(${texts.map(likeText)}::text[]))`.execute(db)
}

const likeText = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Kept replies of colleagues that name the account: a retry of theirs is no longer answered from them. */
async function forgetReplies(db: Database, { companyId, names, email }: ErasedAccount): Promise<void> {
  await sql`
    delete from answered_request using account
    where account.id = answered_request.account_id and account.company_id = ${companyId}
      and reply::text like any(${[...names, email].map(likeText)}::text[])`.execute(db)
}

/** Deletes rows that name an address or a number, before somebody proved to be the account. */
async function forgetContacts(db: Database, { email, phone, companyId }: ErasedAccount): Promise<void> {
  await sql`delete from sign_in_pace where lower(email) = lower(${email})`.execute(db)
  await sql`delete from forgotten_password where lower(email) = lower(${email})`.execute(db)
  if (phone !== null) await sql`delete from text_code where phone = ${phone}`.execute(db)
  await sql`
    update share_grant set to_address = ${formerColleague}
    where company_id = ${companyId} and lower(to_address) = lower(${email})`.execute(db)
  await sql`
    update interview_plan_guest set email = null
    where company_id = ${companyId} and lower(email) = lower(${email})`.execute(db)
}

/** All names by which an account is known, in the audit log too; call it before the log forgets them. */
export async function listNames(db: Database, accountId: AccountId): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from account where id = ${accountId} union select name from audit_name where account_id = ${accountId}`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** Erases the personal data of an account. Its row stays for its acts, under the name of a former colleague. */
export async function eraseRows(db: Database, erased: ErasedAccount): Promise<void> {
  const { accountId, now } = erased
  for (const table of ownTables)
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(db)
  await replaceNames(db, erased)
  await replaceInMails(db, erased)
  await forgetReplies(db, erased)
  await forgetContacts(db, erased)
  await eraseAccountRow(db, { accountId, name: formerColleague, now })
}
