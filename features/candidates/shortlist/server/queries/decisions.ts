import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { type Decision, statusOf } from '../../../candidates/rules/decision.ts'

export interface DecisionOnCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  /** The account that decides. */
  readonly accountId: AccountId
  /** The candidate's present stage. */
  readonly stageId: string
  readonly decision: Decision
  readonly at: Date
}

/** The open recommendation that a decision answers: the one for this stage, else one without an answer. */
async function findAnswered(
  db: Database,
  { companyId, candidateId, accountId, stageId }: DecisionOnCandidate,
) {
  return db
    .selectFrom('recommendation')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('toAccountId', '=', accountId)
    .where('withdrawnAt', 'is', null)
    .where((eb) => eb.or([eb('recommendStageId', '=', stageId), eb('operateStatus', 'is', null)]))
    .orderBy((eb) => eb('recommendStageId', '=', stageId), 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .select(['id', 'operateStatus', 'operatedAt', 'recommendStatus', 'answeredHere'])
    .executeTakeFirst()
}

/** The recommendation that a decision answered. */
interface DecidedRecommendation {
  readonly id: string
  /** Its values before; null where the decision made it. */
  readonly before: Awaited<ReturnType<typeof findAnswered>> | null
}

/**
 * Stores a decision in the recommendation to its author, and returns that with its values before. An author without a
 * recommendation gets one from themselves, so that the shortlist shows the candidate as operated; it opens no report.
 *
 * A decision in a stage that the candidate has left stays. Runs in the caller's transaction, which has locked the
 * candidate.
 */
export async function decideRecommendation(
  db: Database,
  of: DecisionOnCandidate,
): Promise<DecidedRecommendation> {
  const { companyId, candidateId, accountId, stageId, decision, at } = of
  await db
    .selectFrom('candidate')
    .where('id', '=', candidateId)
    .where('companyId', '=', companyId)
    .forNoKeyUpdate()
    .select('id')
    .executeTakeFirstOrThrow()
  const answered = await findAnswered(db, of)
  const decided = { operateStatus: statusOf[decision], operatedAt: at, recommendStatus: 1 }
  if (answered) {
    await db.updateTable('recommendation').set(decided).where('id', '=', answered.id).execute()
    return { id: answered.id, before: answered }
  }
  const id = newId<'recommendation'>()
  const given = { id, companyId, candidateId, toAccountId: accountId, byAccountId: accountId }
  await db
    .insertInto('recommendation')
    .values({ ...given, recommendStageId: stageId, createdAt: at, ...decided })
    .execute()
  return { id, before: null }
}

/** The accounts that asked for the opinion of a recommendation: who made it, and who added a remark to it. */
export async function listAskers(db: Database, recommendationId: string): Promise<AccountId[]> {
  const given = db
    .selectFrom('recommendation')
    .where('id', '=', recommendationId)
    .where('byAccountId', 'is not', null)
    .select('byAccountId')
  const remarked = db
    .selectFrom('recommendationRemark')
    .where('recommendationId', '=', recommendationId)
    .where('byAccountId', 'is not', null)
    .select('byAccountId')
  const rows = await given.union(remarked).execute()
  return rows.flatMap(({ byAccountId }) => byAccountId ?? [])
}
