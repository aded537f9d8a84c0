import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { Reopened, UndoableWithdrawal } from '../../rules/undo-withdrawal.ts'
import type { OwnInStage } from './evaluations.ts'

/** Marks the own decisions in a stage as withdrawn; returns them, newest first. The candidate is locked. */
export async function withdrawOwn(
  db: Database,
  { companyId, candidateId, accountId, stageId }: OwnInStage,
  { reason, now }: { readonly reason: string; readonly now: Date },
) {
  const rows = await db
    .updateTable('evaluation')
    .set({ withdrawnAt: now, withdrawnReason: reason })
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('accountId', '=', accountId)
    .where('stageId', '=', stageId)
    .where('kind', '<>', 'comprehensive')
    .where('result', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .returning(['id', 'result', 'createdAt'])
    .execute()
  return rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
}

/**
 * Lets the recommendations that the account decided in a stage, or by decisions of some times, wait for a decision
 * again. A recommendation that the account made to itself by deciding goes. Returns all of them as they were.
 */
export async function reopenDecided(
  db: Database,
  { companyId, candidateId, accountId, stageId }: OwnInStage,
  decidedAt: readonly Date[],
): Promise<Reopened[]> {
  const { rows } = await sql<Reopened>`
    select id, by_account_id is not distinct from to_account_id as is_own, recommend_stage_id, created_at, external_id,
      operate_status, operated_at, recommend_status, answered_here
    from recommendation
    where company_id = ${companyId} and candidate_id = ${candidateId} and to_account_id = ${accountId}
      and operate_status is not null
      and (recommend_stage_id = ${stageId} or operated_at = any(${[...decidedAt]}::timestamptz[]))
    order by id for update`.execute(db)
  const idsOf = (isOwn: boolean) => rows.flatMap((row) => (row.isOwn === isOwn ? row.id : []))
  await sql`delete from recommendation
    where company_id = ${companyId} and id = any(${idsOf(true)}::uuid[])`.execute(db)
  await sql`update recommendation set operate_status = null, operated_at = null
    where company_id = ${companyId} and id = any(${idsOf(false)}::uuid[])`.execute(db)
  return rows
}

interface Author {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

/** Lets decisions of an account count again that it withdrew at a time; returns whether there were any. */
export async function countAgain(
  db: Database,
  { companyId, accountId }: Author,
  { ids, withdrawnAt }: { readonly ids: readonly string[]; readonly withdrawnAt: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update evaluation set withdrawn_at = null, withdrawn_reason = ''
    where company_id = ${companyId} and account_id = ${accountId} and id = any(${[...ids]}::uuid[])
      and withdrawn_at = ${withdrawnAt}`.execute(db)
  return numAffectedRows > 0n
}

/** A recommendation that waits no more, or is gone, with who ended it; null where all still wait. */
export async function findEnded(
  db: Database,
  companyId: CompanyId,
  ids: readonly string[],
): Promise<{ readonly name: string | null } | null> {
  const { rows } = await sql<{ name: string | null }>`
    select account.name from unnest(${[...ids]}::uuid[]) as asked (id)
      left join recommendation on recommendation.id = asked.id and company_id = ${companyId}
      left join account on account.id = withdrawn_by_account_id
    where recommendation.id is null or withdrawn_at is not null or operate_status is not null
    limit 1`.execute(db)
  return rows[0] ?? null
}

/** Gives recommendations the answers that they had before a withdrawal, and the account its own ones back. */
export async function answerAgain(
  db: Database,
  { companyId, accountId }: Author,
  { candidateId, before }: UndoableWithdrawal,
): Promise<void> {
  for (const { id, isOwn, recommendStageId, createdAt, externalId, ...answer } of before) {
    if (isOwn) {
      const of = { companyId, candidateId, toAccountId: accountId, byAccountId: accountId }
      await db
        .insertInto('recommendation')
        .values({ id, ...of, recommendStageId, createdAt, externalId, ...answer })
        .execute()
    } else {
      await db
        .updateTable('recommendation')
        .set(answer)
        .where('companyId', '=', companyId)
        .where('id', '=', id)
        .execute()
    }
  }
}
