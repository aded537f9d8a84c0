import type { Database } from '@candor/db/database'
import type { LiveLink } from '../../../planning/server/queries/mail-links.ts'

/** An interviewer's answer; null where the plan no longer names them. */
export async function findInvited(db: Database, { planId, accountId }: LiveLink) {
  const row = await db
    .selectFrom('interviewPlanInterviewer as named')
    .innerJoin('account', 'account.id', 'named.accountId')
    .where('named.planId', '=', planId)
    .where('named.accountId', '=', accountId)
    .select(['named.name', 'named.receiveStatus', 'named.refuseReason', 'account.showsWechatHint'])
    .executeTakeFirst()
  return row ?? null
}

export type Invited = NonNullable<Awaited<ReturnType<typeof findInvited>>>

export async function updateInvited(
  db: Database,
  { planId, accountId }: LiveLink,
  { now, ...answer }: { receiveStatus: number; refuseReason: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('interviewPlanInterviewer')
    .set({ ...answer, answeredAt: now })
    .where('planId', '=', planId)
    .where('accountId', '=', accountId)
    .execute()
}
