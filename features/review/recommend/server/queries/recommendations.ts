import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { NewRecommendation } from '../../rules/giving.ts'

/**
 * The candidates with their positions, locked until the transaction ends: two people who recommend the same candidate
 * to the same colleague at once must not both find none.
 *
 * Each change of a recommendation locks its candidate first, which prevents deadlocks.
 */
export function lockCandidatesToRecommend(
  transaction: Database,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
) {
  return transaction
    .selectFrom('candidate')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .where('candidate.companyId', '=', companyId)
    .where('candidate.id', 'in', candidateIds)
    .orderBy('candidate.id')
    .forNoKeyUpdate('candidate')
    .select([
      'candidate.id',
      'candidate.name',
      'candidate.nameLatin',
      'position.name as positionName',
      'position.nameLatin as positionLatin',
    ])
    .execute()
}

interface Wanted {
  readonly companyId: CompanyId
  readonly candidateIds: readonly CandidateId[]
  readonly accountIds: readonly AccountId[]
  /** The account that recommends. */
  readonly byAccountId: AccountId
}

/**
 * The open recommendations of these candidates to these accounts. Those that an account made to itself by deciding
 * unasked do not count: they open no report, so a colleague may still recommend.
 */
export function listLive(db: Database, { companyId, candidateIds, accountIds, byAccountId }: Wanted) {
  return db
    .selectFrom('recommendation')
    .where('companyId', '=', companyId)
    .where('candidateId', 'in', candidateIds)
    .where('toAccountId', 'in', accountIds)
    .where('withdrawnAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('byAccountId', 'is distinct from', eb.ref('toAccountId')),
        eb('byAccountId', '=', byAccountId),
      ]),
    )
    .select(['id', 'candidateId', 'toAccountId', 'recommendStageId'])
    .execute()
}

interface Giver {
  readonly companyId: CompanyId
  readonly byAccountId: AccountId
  readonly now: Date
}

/**
 * Stores all of them in one statement and returns their ids. Values go as arrays: one row of values each would exceed
 * what a statement takes.
 */
export async function insertRecommendations(
  db: Database,
  { companyId, byAccountId, now }: Giver,
  recommendations: readonly NewRecommendation[],
): Promise<string[]> {
  const ids = recommendations.map(() => newId<'recommendation'>())
  if (recommendations.length === 0) return ids
  await sql`
    insert into recommendation
      (id, company_id, candidate_id, to_account_id, by_account_id, recommend_stage_id, created_at)
    select gift.id, ${companyId}, gift.candidate_id, gift.to_account_id, ${byAccountId}, gift.stage_id, ${now}
    from unnest(
      ${ids}::uuid[],
      ${recommendations.map(({ candidateId }) => candidateId)}::uuid[],
      ${recommendations.map(({ toAccountId }) => toAccountId)}::uuid[],
      ${recommendations.map(({ recommendStageId }) => recommendStageId)}::text[]
    ) as gift (id, candidate_id, to_account_id, stage_id)`.execute(db)
  return ids
}

/** Adds the author's remark to each recommendation, unless it is empty. Returns the ids in order. */
export async function insertRemark(
  db: Database,
  { companyId, byAccountId, now }: Giver,
  recommendationIds: readonly string[],
  remark: string,
): Promise<string[]> {
  if (recommendationIds.length === 0 || remark === '') return []
  const ids = recommendationIds.map(() => newId<'recommendationRemark'>())
  await sql`
    insert into recommendation_remark (id, company_id, recommendation_id, by_account_id, content, created_at)
    select remark.id, ${companyId}, remark.recommendation_id, ${byAccountId}, ${remark}, ${now}
    from unnest(
      ${ids}::uuid[],
      ${recommendationIds}::uuid[]
    ) as remark (id, recommendation_id)`.execute(db)
  return ids
}
