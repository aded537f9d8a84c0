import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId } from '@candor/kernel/ids'
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

/**
 * Stores the imported recommendations of a candidate in place of those imported before.
 *
 * What people recommended here has no external id and stays. What a reviewer answered or decided here stays too, unless
 * the import brings an answer or a decision.
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
      on.columns(['candidateId', 'externalId']).doUpdateSet((eb) => ({
        toAccountId: eb.ref('excluded.toAccountId'),
        byAccountId: eb.ref('excluded.byAccountId'),
        recommendStageId: eb.ref('excluded.recommendStageId'),
        recommendStatus: eb.fn('greatest', ['excluded.recommendStatus', 'recommendation.recommendStatus']),
        operateStatus: eb.fn.coalesce('excluded.operateStatus', 'recommendation.operateStatus'),
        operatedAt: eb.fn.coalesce('excluded.operatedAt', 'recommendation.operatedAt'),
        withdrawnAt: eb
          .case()
          .when(
            eb.and([
              eb('excluded.withdrawnAt', 'is', null),
              eb('excluded.recommendStatus', '>=', eb.ref('recommendation.recommendStatus')),
            ]),
          )
          .then(null)
          .else(eb.fn.coalesce('recommendation.withdrawnAt', 'excluded.withdrawnAt'))
          .end(),
        createdAt: eb.ref('excluded.createdAt'),
      })),
    )
    .execute()
}
