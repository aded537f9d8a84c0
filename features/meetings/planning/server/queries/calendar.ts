import type { Database } from '@candor/db/database'
import { hourMs } from '@candor/kernel/durations'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { sql } from 'kysely'
import { keptMs, maxEvents } from '../../rules/calendar.ts'
import { refused } from '../../rules/receiving.ts'
import { isAnonymous } from './notified-plan.ts'

interface OfAccount {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

/** The calendar address of an account, without its token, which is stored as a hash; null where it has none. */
export async function findAddress(db: Database, { companyId, accountId }: OfAccount) {
  const row = await db
    .selectFrom('calendarAddress')
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .select(['madeAt', 'lastReadAt'])
    .executeTakeFirst()
  return row ?? null
}

/** Gives an account a calendar address in place of its previous one. */
export async function putAddress(
  db: Database,
  { companyId, accountId }: OfAccount,
  { tokenHash, locale, now }: { readonly tokenHash: string; readonly locale: Locale; readonly now: Date },
): Promise<void> {
  const made = { companyId, tokenHash, locale, madeAt: now, lastReadAt: null }
  await db
    .insertInto('calendarAddress')
    .values({ accountId, ...made })
    .onConflict((on) => on.column('accountId').doUpdateSet(made))
    .execute()
}

/** Deletes the calendar address of an account; says whether it had one. */
export async function deleteAddress(db: Database, { companyId, accountId }: OfAccount): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendarAddress')
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The account whose calendar a token opens now, as long as it is open; null for any other token. */
export async function findReader(db: Database, tokenHash: string, { isDemoOn }: { isDemoOn: boolean }) {
  const row = await db
    .selectFrom('calendarAddress as address')
    .innerJoin('account', 'account.id', 'address.accountId')
    .innerJoin('company', 'company.id', 'address.companyId')
    .where('address.tokenHash', '=', tokenHash)
    .where('account.userType', '<>', 'freeze')
    .$if(!isDemoOn, (query) => query.where('account.isDemo', '=', false))
    .select([
      'address.companyId',
      'address.accountId',
      'address.locale',
      'company.name as companyName',
      'company.nameLatin as companyLatin',
      'company.timeZone',
    ])
    .executeTakeFirst()
  return row ?? null
}

/** Stores that a calendar was read, at most once an hour. */
export async function markRead(db: Database, { accountId }: OfAccount, now: Date): Promise<void> {
  await db
    .updateTable('calendarAddress')
    .set({ lastReadAt: now })
    .where('accountId', '=', accountId)
    .where(({ or, eb }) =>
      or([eb('lastReadAt', 'is', null), eb('lastReadAt', '<', new Date(now.getTime() - hourMs))]),
    )
    .execute()
}

/**
 * The interviews of an account for its calendar, coming ones and those of the last months, as its mails describe them,
 * without those that it declined to hold.
 */
export function listEvents(db: Database, { companyId, accountId }: OfAccount, now: Date) {
  const names = sql<string[]>`(
    select array_agg(name order by place) from interview_plan_interviewer where plan_id = plan.id
  )`
  return db
    .selectFrom('interviewPlanInterviewer as named')
    .innerJoin('interviewPlan as plan', 'plan.id', 'named.planId')
    .innerJoin('candidate', 'candidate.id', 'plan.candidateId')
    .innerJoin('position', 'position.id', 'plan.positionId')
    .where('named.companyId', '=', companyId)
    .where(
      sql<boolean>`named.id in (
        select id from interview_plan_interviewer where company_id = ${companyId} and account_id = ${accountId}
        union all
        select id from interview_plan_interviewer
        where company_id = ${companyId} and account_id is null and lower(external_id) in (
          ${accountId}, (select lower(email) from account where id = ${accountId}))
      )`,
    )
    .where('named.receiveStatus', '<>', refused)
    .where('plan.startsAt', 'is not', null)
    .where('plan.startsAt', '>', new Date(now.getTime() - keptMs))
    .orderBy('plan.startsAt')
    .orderBy('plan.id')
    .limit(maxEvents)
    .select([
      'plan.id',
      'plan.candidateId',
      'plan.roundName',
      'plan.startsAt',
      'plan.endsAt',
      'plan.zone',
      'plan.status',
      'plan.responseStatus',
      'plan.sequence',
      'plan.meetingUrl',
      'plan.otherInfo',
      'plan.offlineLocation',
      'named.roomUrl',
      'named.password',
      'candidate.name',
      'candidate.nameLatin',
      isAnonymous.as('isAnonymous'),
      'position.name as positionName',
      'position.nameLatin as positionLatin',
      names.as('interviewers'),
      sql<Date>`coalesce(plan.changed_at, plan.created_at)`.as('changedAt'),
    ])
    .execute()
}
