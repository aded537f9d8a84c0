import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { standsAlone } from '../../../../platform/imports/server/queries/merged.ts'
import type { OfCandidate } from '../../../candidates/server/queries.ts'

export interface GivenRecommendation {
  externalId: string
  toAccountId: AccountId
  byAccountId: AccountId | null
  recommendStageId: string
  recommendStatus: number
  operateStatus: number | null
  operatedAt: Date | null
  withdrawnAt: Date | null
  createdAt: Date
}

/** Whether an imported recommendation is still to the same account, in the same stage. */
const isSame = sql<boolean>`(excluded.to_account_id = recommendation.to_account_id
  and excluded.recommend_stage_id = recommendation.recommend_stage_id)`

/**
 * Whether it was answered here or has a decision, and the import has no answer. A decision stays where the import has
 * none, and so does the answer that it is.
 */
const keepsAnswer = sql<boolean>`(${isSame} and excluded.recommend_status = 0
  and (recommendation.answered_here is not null or recommendation.operate_status is not null))`

/**
 * Replaces the imported recommendations of a candidate.
 *
 * Those made here have no external id and stay. Answers and decisions made here stay as well, unless the import has an
 * answer or a decision, another account or another stage. A recommendation that was withdrawn here stays
 * withdrawn in the same stage.
 */
export async function replaceImportedRecommendations(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  given: readonly GivenRecommendation[],
): Promise<void> {
  await db
    .deleteFrom('recommendation')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('externalId', 'is not', null)
    .where(standsAlone(candidateId))
    .$if(given.length > 0, (query) =>
      query.where(
        'externalId',
        'not in',
        given.map(({ externalId }) => externalId),
      ),
    )
    .execute()
  if (given.length === 0) return
  await db
    .insertInto('recommendation')
    .values(given.map((each) => ({ id: newId(), companyId, candidateId, ...each })))
    .onConflict((on) =>
      on.columns(['candidateId', 'externalId']).doUpdateSet({
        toAccountId: sql.ref('excluded.to_account_id'),
        byAccountId: sql.ref('excluded.by_account_id'),
        recommendStageId: sql.ref('excluded.recommend_stage_id'),
        recommendStatus: sql`case when ${keepsAnswer} then recommendation.recommend_status else excluded.recommend_status end`,
        answeredHere: sql`case when ${keepsAnswer} then recommendation.answered_here end`,
        operateStatus: sql`coalesce(excluded.operate_status, case when ${isSame} then recommendation.operate_status end)`,
        operatedAt: sql`coalesce(excluded.operated_at, case when ${isSame} then recommendation.operated_at end)`,
        withdrawnAt: sql`case
          when excluded.withdrawn_at is not null or (${keepsAnswer} and recommendation.answered_here = 'refused')
            or (${isSame} and recommendation.withdrawn_by_account_id is not null)
          then coalesce(recommendation.withdrawn_at, excluded.withdrawn_at)
        end`,
        createdAt: sql.ref('excluded.created_at'),
      }),
    )
    .execute()
}
