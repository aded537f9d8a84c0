import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { NoticeKind } from '../../contract.ts'
import type { NoticeChoice } from '../../rules/choices.ts'

/** What several notices share. */
interface NewNotices {
  readonly companyId: CompanyId
  readonly byAccountId: AccountId | null
  readonly kind: NoticeKind
  readonly at: Date
  /** The choice of an account that chose nothing. */
  readonly usual: NoticeChoice
  /** From when it may go out by mail; null where another mail tells it. */
  readonly mailDueAt: Date | null
}

interface NewNotice {
  readonly accountId: AccountId
  readonly candidateId: CandidateId | null
  readonly about: object
  readonly thing: string
}

/**
 * Stores notices of one kind, in one statement. Left out are those to accounts of other companies, to frozen and erased
 * ones, to accounts that want the kind nowhere, and to those that were told the same thing.
 */
export async function insertNotices(
  db: Database,
  { companyId, byAccountId, kind, at, usual, mailDueAt }: NewNotices,
  notices: readonly NewNotice[],
): Promise<void> {
  await sql`
    insert into notice (id, company_id, account_id, kind, by_account_id, candidate_id, about, thing, at, is_in_bell,
      mail_due_at)
    select told.id, ${companyId}, account.id, ${kind}, ${byAccountId}, told.candidate_id, told.about::jsonb, told.thing,
      ${at}, coalesce(choice.in_bell, ${usual.bell}),
      case when coalesce(choice.by_mail, ${usual.mail}) then ${mailDueAt}::timestamptz end
    from unnest(
      ${notices.map(() => newId<'notice'>())}::uuid[],
      ${notices.map(({ accountId }) => accountId)}::uuid[],
      ${notices.map(({ candidateId }) => candidateId)}::uuid[],
      ${notices.map(({ about }) => JSON.stringify(about))}::text[],
      ${notices.map(({ thing }) => thing)}::text[]
    ) as told (id, account_id, candidate_id, about, thing)
      join account on account.id = told.account_id and account.company_id = ${companyId}
        and account.user_type <> 'freeze' and account.erased_at is null
      left join notice_choice as choice on choice.account_id = account.id and choice.kind = ${kind}
    where coalesce(choice.in_bell, ${usual.bell})
      or coalesce(choice.by_mail, ${usual.mail}) and ${mailDueAt}::timestamptz is not null
    on conflict (account_id, thing) do nothing`.execute(db)
}

/** The administrators of a company: they are told what no single account began. */
export async function listAdministrators(db: Database, companyId: CompanyId): Promise<AccountId[]> {
  const rows = await db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where('userType', 'in', ['superAdmin', 'admin'])
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

interface Act {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly at: Date
  /** The candidates for whom the act was taken back. */
  readonly candidateIds: readonly CandidateId[]
}

/** Deletes the unread notices that an act sent about some candidates, or about none. */
export async function deleteUnread(db: Database, act: Act): Promise<void> {
  await db
    .deleteFrom('notice')
    .where('companyId', '=', act.companyId)
    .where('byAccountId', '=', act.accountId)
    .where('at', '=', act.at)
    .where('readAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('candidateId', 'is', null),
        sql<boolean>`candidate_id = any(${[...act.candidateIds]}::uuid[])`,
      ]),
    )
    .execute()
}

/** The accounts among some that want mails of a kind. */
export async function listWantingMail(
  db: Database,
  accountIds: readonly AccountId[],
  { kind, usual }: { readonly kind: NoticeKind; readonly usual: boolean },
): Promise<Set<AccountId>> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('noticeChoice as choice', (join) =>
      join.onRef('choice.accountId', '=', 'account.id').on('choice.kind', '=', kind),
    )
    .where(sql<boolean>`account.id = any(${[...accountIds]}::uuid[])`)
    .where(sql<boolean>`coalesce(choice.by_mail, ${usual})`)
    .select('account.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Deletes notices from before a day; returns their number. */
export async function deleteOld(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('notice').where('at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
