import type { Database } from '@candor/db/database'
import { sql } from 'kysely'
import type { OfReader } from './evaluations.ts'

interface OwnInStage extends OfReader {
  readonly stageId: string
}

/** The newest own decision in a stage that counts; null without one. */
export async function findOwnDecision(
  db: Database,
  { companyId, candidateId, accountId, stageId }: OwnInStage,
): Promise<{ readonly result: number | null; readonly createdAt: Date } | null> {
  const row = await db
    .selectFrom('evaluation')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('accountId', '=', accountId)
    .where('stageId', '=', stageId)
    .where('kind', '<>', 'comprehensive')
    .where('result', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .select(['result', 'createdAt'])
    .executeTakeFirst()
  return row ?? null
}

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
    .returning(['result', 'createdAt'])
    .execute()
  return rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
}

/**
 * Lets the recommendations that the account decided in a stage wait for a decision again. A recommendation that the
 * account made to itself by deciding goes.
 */
export async function reopenDecided(
  db: Database,
  { companyId, candidateId, accountId, stageId }: OwnInStage,
): Promise<void> {
  const decided = sql<boolean>`company_id = ${companyId} and candidate_id = ${candidateId}
    and to_account_id = ${accountId} and recommend_stage_id = ${stageId} and operate_status is not null`
  await sql`delete from recommendation where ${decided} and by_account_id = to_account_id`.execute(db)
  await sql`update recommendation set operate_status = null, operated_at = null where ${decided}`.execute(db)
}
