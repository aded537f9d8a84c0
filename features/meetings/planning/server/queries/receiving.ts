import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { notAnswered } from '../../rules/receiving.ts'

interface OfInterviewer {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly planId: string
}

/** The row of an account in a plan that names it, by its id or its e-mail; null where none does. */
export async function findOwnInvitation(db: Database, { companyId, accountId, planId }: OfInterviewer) {
  const row = await db
    .selectFrom('interviewPlanInterviewer as named')
    .innerJoin('interviewPlan as plan', 'plan.id', 'named.planId')
    .innerJoin('account', 'account.companyId', 'named.companyId')
    .where('named.companyId', '=', companyId)
    .where('named.planId', '=', planId)
    .where('account.id', '=', accountId)
    .where(
      sql<boolean>`(named.account_id = account.id or named.account_id is null
        and lower(named.external_id) in (account.id::text, lower(account.email)))`,
    )
    .orderBy('named.place')
    .limit(1)
    .select([
      'named.id',
      'named.name',
      'named.receiveStatus',
      'named.refuseReason',
      'plan.status',
      'plan.startsAt',
      'plan.roundName',
      'plan.sequence',
    ])
    .executeTakeFirst()
  return row ?? null
}

export async function answerInvitation(
  transaction: Database,
  invitationId: string,
  { status, reason, now }: { readonly status: number; readonly reason: string | null; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('interviewPlanInterviewer')
    .where('id', '=', invitationId)
    .set({ receiveStatus: status, refuseReason: reason, answeredAt: now })
    .execute()
}

/** Asks all interviewers of a plan again: they answered for another time or place. */
export async function clearAnswers(transaction: Database, planId: string): Promise<void> {
  await transaction
    .updateTable('interviewPlanInterviewer')
    .set({ receiveStatus: notAnswered, refuseReason: null, answeredAt: null })
    .where('planId', '=', planId)
    .execute()
}
