import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { NoticeKind } from '../../contract.ts'
import type { NoticeChoice } from '../../rules/choices.ts'

interface NewNotice {
  readonly companyId: CompanyId
  readonly byAccountId: AccountId | null
  readonly kind: NoticeKind
  readonly candidateId: CandidateId | null
  readonly about: object
  readonly thing: string
  readonly at: Date
  /** The choice of an account that chose nothing. */
  readonly usual: NoticeChoice
  /** From when it may go out by mail; null where another mail tells it. */
  readonly mailDueAt: Date | null
}

/**
 * Stores a notice to each account, in one statement. Left out are accounts of other companies, frozen and erased ones,
 * accounts that want the kind nowhere, and those that were told the same thing.
 */
export async function insertNotices(
  db: Database,
  accountIds: readonly AccountId[],
  notice: NewNotice,
): Promise<void> {
  await sql`
    insert into notice (id, company_id, account_id, kind, by_account_id, candidate_id, about, thing, at, is_in_bell,
      mail_due_at)
    select told.id, ${notice.companyId}, account.id, ${notice.kind}, ${notice.byAccountId}, ${notice.candidateId},
      ${JSON.stringify(notice.about)}::jsonb, ${notice.thing}, ${notice.at},
      coalesce(choice.in_bell, ${notice.usual.bell}),
      case when coalesce(choice.by_mail, ${notice.usual.mail}) then ${notice.mailDueAt}::timestamptz end
    from unnest(
      ${accountIds.map(() => newId<'notice'>())}::uuid[],
      ${[...accountIds]}::uuid[]
    ) as told (id, account_id)
      join account on account.id = told.account_id and account.company_id = ${notice.companyId}
        and account.user_type <> 'freeze' and account.erased_at is null
      left join notice_choice as choice on choice.account_id = account.id and choice.kind = ${notice.kind}
    where coalesce(choice.in_bell, ${notice.usual.bell})
      or coalesce(choice.by_mail, ${notice.usual.mail}) and ${notice.mailDueAt}::timestamptz is not null
    on conflict (account_id, thing) do nothing`.execute(db)
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
