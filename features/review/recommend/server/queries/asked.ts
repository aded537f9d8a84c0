import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { maxAsked, maxAskedNotes } from '../../contract/asked.ts'

interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

interface AskedNote {
  readonly byAccountId: AccountId | null
  readonly writtenBy: string | null
  readonly content: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export interface AskedRow {
  readonly id: string
  readonly toAccountId: AccountId
  readonly toName: string
  readonly toUserType: string
  readonly byAccountId: AccountId | null
  readonly byName: string | null
  readonly createdAt: Date
  readonly recommendStageId: string
  readonly recommendStatus: number
  readonly operateStatus: number | null
  readonly operatedAt: Date | null
  readonly answeredHere: string | null
  readonly withdrawnAt: Date | null
  readonly withdrawnBy: string | null
  /** The last reminder to this colleague about this candidate, in any stage. */
  readonly remindedAt: Date | null
  /** The first one first. */
  readonly notes: readonly AskedNote[]
  /** The words of the answer; null without any. */
  readonly said: { readonly content: string; readonly reasons: readonly string[] } | null
}

/**
 * The recommendations of a candidate to others, newest first, at most `maxAsked`. Those that an account made to itself
 * by deciding unasked are left out.
 *
 * The words of an answer are the evaluation of its moment, else the newest one of its stage.
 */
export async function listAskedRows(
  db: Database,
  { companyId, candidateId }: OfCandidate,
): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select asked.id, asked.to_account_id, colleague.name as to_name, colleague.user_type as to_user_type,
      asked.by_account_id, giver.name as by_name, asked.created_at, asked.recommend_stage_id, asked.recommend_status,
      asked.operate_status, asked.operated_at, asked.answered_here, asked.withdrawn_at, taker.name as withdrawn_by,
      max(asked.reminded_at) over (partition by asked.to_account_id) as reminded_at, notes.notes, said.said
    from recommendation as asked
      join account as colleague on colleague.id = asked.to_account_id
      left join account as giver on giver.id = asked.by_account_id
      left join account as taker on taker.id = asked.withdrawn_by_account_id
      cross join lateral (
        select coalesce(json_agg(json_build_object(
          'byAccountId', remark.by_account_id, 'content', remark.content,
          'createdAt', floor(extract(epoch from remark.created_at) * 1000),
          'writtenBy', (select name from account where account.id = remark.by_account_id)
        ) order by remark.created_at, remark.id), '[]') as notes
        from (
          select * from recommendation_remark where recommendation_id = asked.id
          order by created_at desc, id desc limit ${maxAskedNotes}
        ) as remark
      ) as notes
      left join lateral (
        select json_build_object('content', evaluation.content, 'reasons', evaluation.reasons) as said
        from evaluation
        where evaluation.candidate_id = asked.candidate_id and evaluation.account_id = asked.to_account_id
          and evaluation.kind in ('overall', 'resume')
          and (evaluation.result is null) = (asked.operate_status is null)
          and (asked.operate_status is not null or asked.answered_here = 'refused')
          and (evaluation.created_at = coalesce(asked.operated_at, asked.withdrawn_at)
            or asked.operate_status is not null and evaluation.stage_id = asked.recommend_stage_id)
        order by evaluation.created_at = coalesce(asked.operated_at, asked.withdrawn_at) desc,
          evaluation.created_at desc, evaluation.id desc
        limit 1
      ) as said on true
    where asked.company_id = ${companyId} and asked.candidate_id = ${candidateId}
      and asked.by_account_id is distinct from asked.to_account_id
    order by asked.created_at desc, asked.id desc
    limit ${maxAsked}`.execute(db)
  return rows
}

/** A recommendation of a candidate, locked until the transaction ends; null for an unknown one. */
export async function lockAsked(
  transaction: Database,
  { companyId, candidateId }: OfCandidate,
  recommendationId: string,
) {
  const row = await transaction
    .selectFrom('recommendation')
    .innerJoin('account', 'account.id', 'recommendation.toAccountId')
    .where('recommendation.companyId', '=', companyId)
    .where('recommendation.candidateId', '=', candidateId)
    .where('recommendation.id', '=', recommendationId)
    .where(sql<boolean>`recommendation.by_account_id is distinct from recommendation.to_account_id`)
    .forNoKeyUpdate('recommendation')
    .select([
      'recommendation.id',
      'recommendation.toAccountId',
      'recommendation.byAccountId',
      'recommendation.recommendStageId',
      'recommendation.recommendStatus',
      'recommendation.operateStatus',
      'recommendation.answeredHere',
      'recommendation.withdrawnAt',
      'account.userType as toUserType',
      'account.name as toName',
      'account.email as toEmail',
      'account.locale as toLocale',
    ])
    .executeTakeFirst()
  return row ?? null
}

/** The last reminder to an account about a candidate, in any stage; null without one. */
export async function findLastReminder(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  toAccountId: AccountId,
): Promise<Date | null> {
  const row = await db
    .selectFrom('recommendation')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('toAccountId', '=', toAccountId)
    .select((eb) => eb.fn.max('remindedAt').as('remindedAt'))
    .executeTakeFirst()
  return row?.remindedAt ?? null
}

interface Act {
  readonly accountId: AccountId
  readonly now: Date
}

export async function storeReminder(db: Database, id: string, { accountId, now }: Act): Promise<void> {
  await db
    .updateTable('recommendation')
    .set({ remindedAt: now, remindedByAccountId: accountId })
    .where('id', '=', id)
    .execute()
}

/** Takes a recommendation back. Its other columns stay, so that the act can be reversed. */
export async function storeWithdrawal(db: Database, id: string, { accountId, now }: Act): Promise<void> {
  await db
    .updateTable('recommendation')
    .set({ withdrawnAt: now, withdrawnByAccountId: accountId })
    .where('id', '=', id)
    .execute()
}
