import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import type { Span } from '@candor/kernel/span'
import { responseCode } from '../../../../candidates/interviews/rules/response.ts'

interface OfPlan {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly planId: string
}

/** The fields of a plan that decide whether times may be offered for it; null where the candidate has no such plan. */
export async function lockPlanToOffer(transaction: Database, { companyId, candidateId, planId }: OfPlan) {
  const row = await transaction
    .selectFrom('interviewPlan')
    .innerJoin('candidate', 'candidate.id', 'interviewPlan.candidateId')
    .where('interviewPlan.companyId', '=', companyId)
    .where('interviewPlan.candidateId', '=', candidateId)
    .where('interviewPlan.id', '=', planId)
    .forUpdate('interviewPlan')
    .select([
      'interviewPlan.status',
      'interviewPlan.responseStatus',
      'interviewPlan.startsAt',
      'interviewPlan.endsAt',
      'interviewPlan.roundName',
      'interviewPlan.offerRevision',
      'candidate.email',
    ])
    .executeTakeFirst()
  return row ?? null
}

/** Which change of a plan is its last one. */
export async function getSequence(db: Database, planId: string): Promise<number> {
  const row = await db
    .selectFrom('interviewPlan')
    .where('id', '=', planId)
    .select('sequence')
    .executeTakeFirstOrThrow()
  return row.sequence
}

interface Offer {
  readonly companyId: CompanyId
  readonly planId: string
  readonly byAccountId: AccountId
  readonly times: readonly Span[]
  readonly now: Date
}

/** Replaces the open times of an offer and counts its revision. Times that were chosen, or moved away from, stay. */
export async function replaceOfferedTimes(
  transaction: Database,
  { companyId, planId, byAccountId, times, now }: Offer,
): Promise<void> {
  await transaction
    .updateTable('interviewPlan')
    .set((eb) => ({ offerRevision: eb('offerRevision', '+', 1) }))
    .where('id', '=', planId)
    .execute()
  await transaction
    .deleteFrom('offeredTime')
    .where('planId', '=', planId)
    .where('state', '=', 'open')
    .execute()
  if (times.length === 0) return
  const rows = times.map(({ startsAt, endsAt }) => ({
    id: newId(),
    companyId,
    planId,
    offeredByAccountId: byAccountId,
    offeredAt: now,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }))
  await transaction
    .insertInto('offeredTime')
    .values(rows)
    .onConflict((on) => on.columns(['planId', 'startsAt']).doNothing())
    .execute()
}

/** Lets a candidate choose again: their earlier choice or answer no longer counts. */
export async function clearChoice(transaction: Database, planId: string, now: Date): Promise<void> {
  await transaction.deleteFrom('offeredTime').where('planId', '=', planId).execute()
  await transaction
    .updateTable('interviewPlan')
    .set((eb) => ({
      startsAt: null,
      endsAt: null,
      interviewDate: null,
      responseStatus: responseCode(null),
      responseReason: null,
      changedAt: now,
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', '=', planId)
    .execute()
}
