import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'

interface Addressee {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly toAccountId: AccountId
}

/** The newest recommendation to an account that was not withdrawn, in one stage or in any. */
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

/** What was recommended to an account, with who did it. */
export async function findNewest(db: Database, of: Addressee, stageId: string | null) {
  const row = await newestOf(db, of, stageId)
    .leftJoin('account as giver', 'giver.id', 'recommendation.byAccountId')
    .select([
      'recommendation.recommendStatus',
      'recommendation.operateStatus',
      'recommendation.recommendStageId',
      'recommendation.note',
      'recommendation.createdAt',
      'giver.name as givenBy',
    ])
    .executeTakeFirst()
  return row ?? null
}

export type FoundRecommendation = NonNullable<Awaited<ReturnType<typeof findNewest>>>

/** The same, kept from other answers until the transaction is over. */
export async function takeNewest(transaction: Database, of: Addressee, stageId: string | null) {
  const row = await newestOf(transaction, of, stageId)
    .forNoKeyUpdate()
    .select(['id', 'recommendStatus', 'operateStatus', 'recommendStageId', 'byAccountId'])
    .executeTakeFirst()
  return row ?? null
}

export type TakenRecommendation = NonNullable<Awaited<ReturnType<typeof takeNewest>>>

/** Stores that a recommendation was answered; with `withdrawnAt` it is over. */
export async function storeAnswer(
  db: Database,
  recommendationId: string,
  answered: { recommendStatus: number; withdrawnAt?: Date },
): Promise<void> {
  await db.updateTable('recommendation').set(answered).where('id', '=', recommendationId).execute()
}
