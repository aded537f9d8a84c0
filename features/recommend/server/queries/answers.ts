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

/** The recommendation to an account, with its author. */
export async function findNewest(db: Database, of: Addressee, stageId: string | null) {
  const row = await newestOf(db, of, stageId)
    .leftJoin('account as giver', 'giver.id', 'recommendation.byAccountId')
    .select([
      'recommendation.id',
      'recommendation.byAccountId',
      'recommendation.recommendStatus',
      'recommendation.operateStatus',
      'recommendation.recommendStageId',
      'recommendation.createdAt',
      'giver.name as givenBy',
    ])
    .executeTakeFirst()
  return row ?? null
}

export type FoundRecommendation = NonNullable<Awaited<ReturnType<typeof findNewest>>>

/** The most remarks on a recommendation that are read: the newest. */
export const maxRemarks = 100

/** The remarks on a recommendation, the first one first, each with who wrote it. */
export async function listRemarks(db: Database, companyId: CompanyId, recommendationId: string) {
  const newest = await db
    .selectFrom('recommendationRemark as remark')
    .leftJoin('account as writer', 'writer.id', 'remark.byAccountId')
    .where('remark.companyId', '=', companyId)
    .where('remark.recommendationId', '=', recommendationId)
    .orderBy('remark.createdAt', 'desc')
    .orderBy('remark.id', 'desc')
    .limit(maxRemarks)
    .select(['remark.byAccountId', 'remark.content', 'remark.createdAt', 'writer.name as writtenBy'])
    .execute()
  return newest.reverse()
}

export type Remark = Awaited<ReturnType<typeof listRemarks>>[number]

/** The newest recommendation, locked until the transaction ends. */
export async function lockNewest(transaction: Database, of: Addressee, stageId: string | null) {
  const row = await newestOf(transaction, of, stageId)
    .forNoKeyUpdate()
    .select(['id', 'recommendStatus', 'operateStatus', 'recommendStageId', 'byAccountId'])
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
