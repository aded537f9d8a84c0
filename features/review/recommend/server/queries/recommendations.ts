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

interface GivenSince extends Wanted {
  readonly since: Date
}

/**
 * The open recommendations that an account made since a moment, or to which it added a remark, each with its candidate,
 * in the order of the candidates.
 */
export async function listGivenSince(
  db: Database,
  { companyId, byAccountId, candidateIds, accountIds, since }: GivenSince,
) {
  const { rows } = await sql<{
    id: CandidateId
    name: string
    nameLatin: string | null
    isAnonymous: boolean
    positionName: string
    positionLatin: string | null
    stageId: string
    toAccountId: AccountId
  }>`
    select candidate.id, candidate.name, candidate.name_latin, candidate.is_anonymous,
      position.name as position_name, position.name_latin as position_latin,
      given.recommend_stage_id as stage_id, given.to_account_id
    from unnest(${[...candidateIds]}::uuid[]) with ordinality as wanted (candidate_id, place)
      join recommendation as given on given.candidate_id = wanted.candidate_id
      join candidate on candidate.id = given.candidate_id
      join position on position.id = candidate.position_id
    where given.company_id = ${companyId} and candidate.company_id = ${companyId}
      and given.to_account_id = any(${[...accountIds]}::uuid[]) and given.withdrawn_at is null
      and (given.by_account_id = ${byAccountId} and given.created_at >= ${since}
        or exists (select from recommendation_remark as remark
          where remark.recommendation_id = given.id and remark.by_account_id = ${byAccountId}
            and remark.created_at >= ${since}))
    order by wanted.place, given.created_at`.execute(db)
  return rows
}
