import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { RefusedItem } from '../../../../platform/undo/rules/part.ts'
import { forgetMentions } from '../../../mentions/server/queries.ts'
import type { UndoableDecision } from '../../rules/undo-decision.ts'

interface Since {
  readonly companyId: CompanyId
  readonly since: Date
}

interface OnCandidate {
  readonly candidateId: CandidateId
  /** The evaluations that the act is about. */
  readonly after: { readonly evaluationIds: readonly string[] }
}

/** The first obstacle: a move, a decision, or a withdrawal of this one, by anybody after an act; null without one. */
export async function findBuiltOn(
  db: Database,
  { companyId, since }: Since,
  { candidateId, after }: OnCandidate,
): Promise<RefusedItem | null> {
  const { rows } = await sql<{ why: 'moved' | 'decided' | 'changed'; name: string | null }>`
    select why, name from (
      select 'moved' as why, account.name, moved_at as at from candidate_move
        left join account on account.id = by_account_id
        where candidate_id = ${candidateId} and candidate_move.company_id = ${companyId} and moved_at > ${since}
      union all
      select 'decided', evaluated_by, created_at from evaluation
        where candidate_id = ${candidateId} and company_id = ${companyId} and result is not null
          and created_at >= ${since} and id <> all(${[...after.evaluationIds]}::uuid[])
      union all
      select 'changed', evaluated_by, withdrawn_at from evaluation
        where candidate_id = ${candidateId} and company_id = ${companyId} and withdrawn_at > ${since}
          and id = any(${[...after.evaluationIds]}::uuid[])
    ) as later order by at desc limit 1`.execute(db)
  const [later] = rows
  return later ? { candidateId, why: later.why, byName: later.name } : null
}

/** Deletes evaluations of an account; returns how many there were. */
export async function deleteEvaluations(
  db: Database,
  { companyId, accountId }: { readonly companyId: CompanyId; readonly accountId: AccountId },
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0
  await forgetMentions(db, companyId, ids)
  const { numDeletedRows } = await db
    .deleteFrom('evaluation')
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Gives the recommendation that a decision answered its former values; deletes it where the decision made it. */
export async function restoreRecommendation(
  db: Database,
  companyId: CompanyId,
  { before, after }: UndoableDecision,
): Promise<void> {
  const { recommendationId } = after
  if (recommendationId === null) return
  if (before === null)
    await db
      .deleteFrom('recommendation')
      .where('companyId', '=', companyId)
      .where('id', '=', recommendationId)
      .execute()
  else
    await db
      .updateTable('recommendation')
      .set(before)
      .where('companyId', '=', companyId)
      .where('id', '=', recommendationId)
      .execute()
}

/** Deletes a remark of an account; returns whether there was one. */
export async function deleteRemark(
  db: Database,
  { companyId, accountId }: { readonly companyId: CompanyId; readonly accountId: AccountId },
  id: string,
): Promise<boolean> {
  await forgetMentions(db, companyId, [id])
  const { numDeletedRows } = await db
    .deleteFrom('remark')
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
