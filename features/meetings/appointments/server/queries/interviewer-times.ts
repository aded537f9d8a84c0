import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import type { Span } from '@candor/kernel/span'

interface OfInterviewer {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly now: Date
}

/** An interviewer's availability from now on, soonest first, with the time zone of the company. */
export function listTimesOf(db: Database, { companyId, accountId, now }: OfInterviewer) {
  return db
    .selectFrom('interviewerTime')
    .innerJoin('company', 'company.id', 'interviewerTime.companyId')
    .where('interviewerTime.companyId', '=', companyId)
    .where('interviewerTime.accountId', '=', accountId)
    .where('interviewerTime.endsAt', '>', now)
    .orderBy('interviewerTime.startsAt')
    .select(['interviewerTime.startsAt', 'interviewerTime.endsAt', 'company.timeZone'])
    .execute()
}

/** Whether an account belongs to the company. */
export async function isAccountOf(
  db: Database,
  companyId: CompanyId,
  accountId: AccountId,
): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where('id', '=', accountId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces an interviewer's availability. */
export async function replaceTimesOf(
  transaction: Database,
  { companyId, accountId }: OfInterviewer,
  times: readonly Span[],
): Promise<void> {
  await transaction.deleteFrom('interviewerTime').where('accountId', '=', accountId).execute()
  if (times.length === 0) return
  const rows = times.map(({ startsAt, endsAt }) => ({
    id: newId(),
    companyId,
    accountId,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }))
  await transaction.insertInto('interviewerTime').values(rows).execute()
}
