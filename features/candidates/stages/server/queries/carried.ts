import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/**
 * Recommendations without an answer in a stage. A recommendation that an account made to itself by deciding unasked does not count.
 */
const isOpen = sql<boolean>`(recommendation.withdrawn_at is null and recommendation.operate_status is null
  and recommendation.by_account_id is distinct from recommendation.to_account_id)`

/** The number of open recommendations in the present stages of candidates. A move makes them invalid (decision D14). */
export async function countOpenRecommendations(
  db: Database,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<number> {
  const { count } = await db
    .selectFrom('recommendation')
    .innerJoin('candidate', 'candidate.id', 'recommendation.candidateId')
    .where('recommendation.companyId', '=', companyId)
    .where(sql<boolean>`recommendation.candidate_id = any(${candidateIds}::uuid[])`)
    .whereRef('recommendation.recommendStageId', '=', 'candidate.stageId')
    .where('candidate.outcome', 'is', null)
    .where(isOpen)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Carrying {
  readonly candidateId: CandidateId
  readonly fromStageId: string
  readonly toStageId: string
}

/** Takes open recommendations to another stage; returns their ids by candidate. */
export async function carryRecommendations(
  db: Database,
  companyId: CompanyId,
  carrying: readonly Carrying[],
): Promise<Map<string, string[]>> {
  if (carrying.length === 0) return new Map()
  const { rows } = await sql<{ id: string; candidateId: string }>`
    update recommendation set recommend_stage_id = moving.to_stage
    from unnest(
      ${carrying.map(({ candidateId }) => candidateId)}::uuid[],
      ${carrying.map(({ fromStageId }) => fromStageId)}::text[],
      ${carrying.map(({ toStageId }) => toStageId)}::text[]
    ) as moving (candidate_id, from_stage, to_stage)
    where recommendation.company_id = ${companyId} and recommendation.candidate_id = moving.candidate_id
      and recommendation.recommend_stage_id = moving.from_stage and ${isOpen}
    returning recommendation.id, recommendation.candidate_id`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ candidateId }) => candidateId)].map(([candidateId, carried]) => [
      candidateId,
      carried.map(({ id }) => id),
    ]),
  )
}

/** Takes recommendations that went along with moves back to the stages that they came from, where they are still open. */
export async function carryBack(
  db: Database,
  companyId: CompanyId,
  carried: readonly { readonly id: string; readonly fromStageId: string; readonly toStageId: string }[],
): Promise<void> {
  if (carried.length === 0) return
  await sql`
    update recommendation set recommend_stage_id = back.from_stage
    from unnest(
      ${carried.map(({ id }) => id)}::uuid[],
      ${carried.map(({ fromStageId }) => fromStageId)}::text[],
      ${carried.map(({ toStageId }) => toStageId)}::text[]
    ) as back (id, from_stage, to_stage)
    where recommendation.id = back.id and recommendation.company_id = ${companyId}
      and recommendation.recommend_stage_id = back.to_stage and ${isOpen}`.execute(db)
}
