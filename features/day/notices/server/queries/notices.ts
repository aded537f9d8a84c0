import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { NoticeKind } from '../../../../platform/notify/contract.ts'
import { maxCounted } from '../../contract.ts'

interface Owner {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

/** A stored notice with the names that its reader may or may not be told. */
export interface NoticeRow {
  readonly id: string
  readonly kind: NoticeKind
  readonly candidateId: CandidateId | null
  readonly about: unknown
  readonly at: Date
  readonly readAt: Date | null
  readonly byName: string | null
  readonly name: string | null
  readonly nameLatin: string | null
  readonly positionName: string | null
  readonly positionLatin: string | null
}

const columns = sql`
  notice.id, notice.kind, notice.candidate_id, notice.about, notice.at, notice.read_at, giver.name as by_name,
  candidate.name, candidate.name_latin, position.name as position_name, position.name_latin as position_latin`

const joins = sql`
  left join account as giver on giver.id = notice.by_account_id
  left join candidate on candidate.id = notice.candidate_id
  left join position on position.id = candidate.position_id`

interface Page {
  readonly kind: NoticeKind | null
  readonly isUnread: boolean
  readonly before: string | null
  readonly limit: number
}

/** Notices in the bell of an account, newest first. */
export async function listRows(
  db: Database,
  { accountId }: Owner,
  { kind, isUnread, before, limit }: Page,
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${columns} from notice ${joins}
    where notice.account_id = ${accountId} and notice.is_in_bell
      and (${kind}::text is null or notice.kind = ${kind})
      and (${isUnread} is false or notice.read_at is null)
      and (${before}::uuid is null or notice.id < ${before}::uuid)
    order by notice.id desc limit ${limit}`.execute(db)
  return rows
}

/** The number of unread notices in the bell of an account, counted to a limit, and the newest one of all. */
export async function countNews(db: Database, { accountId }: Owner) {
  const { rows } = await sql<{ unread: number; newest: string | null }>`
    select
      (select count(*)::int from (
        select from notice where account_id = ${accountId} and is_in_bell and read_at is null
        limit ${maxCounted + 1}
      ) as unread) as unread,
      (select id from notice where account_id = ${accountId} and is_in_bell order by id desc limit 1) as newest
  `.execute(db)
  return rows[0] ?? { unread: 0, newest: null }
}

/** Marks unread notices of an account as read. */
export async function markRead(db: Database, { accountId }: Owner, ids: readonly string[], now: Date) {
  await db
    .updateTable('notice')
    .set({ readAt: now })
    .where('accountId', '=', accountId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('readAt', 'is', null)
    .execute()
}

/** Marks all notices of an account up to one of them as read. */
export async function markReadUpTo(db: Database, { accountId }: Owner, newest: string, now: Date) {
  await db
    .updateTable('notice')
    .set({ readAt: now })
    .where('accountId', '=', accountId)
    .where('isInBell', '=', true)
    .where('id', '<=', newest)
    .where('readAt', 'is', null)
    .execute()
}

export async function listChoices(db: Database, { accountId }: Owner) {
  return db
    .selectFrom('noticeChoice')
    .where('accountId', '=', accountId)
    .select(['kind', 'inBell', 'byMail'])
    .execute()
}

interface Choice {
  readonly kind: NoticeKind
  readonly bell: boolean
  readonly mail: boolean
}

export async function storeChoice(
  db: Database,
  { companyId, accountId }: Owner,
  { kind, bell, mail }: Choice,
): Promise<void> {
  await db
    .insertInto('noticeChoice')
    .values({ companyId, accountId, kind, inBell: bell, byMail: mail })
    .onConflict((on) => on.columns(['accountId', 'kind']).doUpdateSet({ inBell: bell, byMail: mail }))
    .execute()
}
