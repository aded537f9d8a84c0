import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'

interface Addressee {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly toAccountId: AccountId
}

/** The newest open recommendation to an account, in one stage or in any. */
function newestOf(db: Database, of: Addressee, stageId: string | null) {
  return db
    .selectFrom('recommendation')
    .where('recommendation.companyId', '=', of.companyId)
    .where('recommendation.candidateId', '=', of.candidateId)
    .where('recommendation.toAccountId', '=', of.toAccountId)
    .where('recommendation.withdrawnAt', 'is', null)
    .$if(stageId !== null, (query) => query.where('recommendation.recommendStageId', '=', stageId ?? ''))
    .orderBy('recommendation.createdAt', 'desc')
    .orderBy('recommendation.id', 'desc')
    .limit(1)
}

/** The newest recommendation, locked until the transaction ends. */
export async function lockNewest(transaction: Database, of: Addressee, stageId: string | null) {
  const row = await newestOf(transaction, of, stageId)
    .forNoKeyUpdate()
    .select(['id', 'answeredHere', 'recommendStatus', 'operateStatus', 'recommendStageId', 'byAccountId'])
    .executeTakeFirst()
  return row ?? null
}

export type TakenRecommendation = NonNullable<Awaited<ReturnType<typeof lockNewest>>>

/** Stores the answer to a recommendation; `withdrawnAt` ends it. */
export async function storeAnswer(
  db: Database,
  recommendationId: string,
  answered: { recommendStatus: number; withdrawnAt?: Date },
): Promise<void> {
  const answeredHere = answered.withdrawnAt ? 'refused' : 'accepted'
  await db
    .updateTable('recommendation')
    .set({ ...answered, answeredHere })
    .where('id', '=', recommendationId)
    .execute()
}
