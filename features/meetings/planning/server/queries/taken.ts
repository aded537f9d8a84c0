import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import { refused } from '../../rules/receiving.ts'
import { cancelledPlan } from '../../rules/status.ts'

/** When a row of `interview_plan`, by its alias, ends: without an end, an hour after its start, as in `endOf`. */
export function endsAtOf(alias: string): RawBuilder<Date> {
  return sql<Date>`coalesce(${sql.ref(`${alias}.ends_at`)}, ${sql.ref(`${alias}.starts_at`)} + interval '1 hour')`
}

interface Stretch {
  readonly from: Date
  readonly to: Date
}

export interface TakenTime {
  readonly planId: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly roundName: string
  readonly isOwn: boolean
}

/**
 * The accounts' interviews within a stretch of time, by account and in the order of their times. Interviews that either
 * side cancelled or declined do not count.
 */
export async function listTaken(
  db: Database,
  { companyId, accountId }: { companyId: CompanyId; accountId: AccountId },
  accountIds: readonly AccountId[],
  { from, to }: Stretch,
): Promise<(TakenTime & { accountId: AccountId; name: string })[]> {
  // No interview lasts a day, so the index can search by the start alone.
  const { rows } = await sql<TakenTime & { accountId: AccountId; name: string }>`
    select named.account_id, named.name, plan.id as plan_id, plan.starts_at, plan.round_name,
      ${endsAtOf('plan')} as ends_at,
      plan.id in (
        select plan_id from interview_plan_interviewer where company_id = ${companyId} and account_id = ${accountId}
      ) as is_own
    from interview_plan as plan
      join interview_plan_interviewer as named on named.plan_id = plan.id
    where plan.company_id = ${companyId} and plan.status <> ${cancelledPlan} and plan.response_status not in (2, 3)
      and plan.starts_at is not null and plan.starts_at < ${to} and plan.starts_at > ${from}::timestamptz - interval '1 day'
      and ${endsAtOf('plan')} > ${from}
      and named.account_id = any(${accountIds}::uuid[]) and named.receive_status <> ${refused}
    order by named.account_id, plan.starts_at, plan.id`.execute(db)
  return rows
}

/** The accounts' availability within a stretch of time, in the order of the times. */
export function listFree(
  db: Database,
  companyId: CompanyId,
  accountIds: readonly AccountId[],
  { from, to }: Stretch,
) {
  return db
    .selectFrom('interviewerTime')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`account_id = any(${accountIds}::uuid[])`)
    .where('startsAt', '<', to)
    .where('endsAt', '>', from)
    .orderBy('startsAt')
    .select(['accountId', 'startsAt', 'endsAt'])
    .execute()
}

/**
 * Locks interviewers until the transaction ends: nobody else plans or chooses a time of theirs meanwhile.
 *
 * All callers lock in the same order, so that two never deadlock.
 */
export async function lockInterviewers(
  transaction: Database,
  accountIds: readonly AccountId[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('time of ' || id, 0)) from (
    select id from unnest(${accountIds}::uuid[]) as asked (id) order by id
  ) as interviewers`.execute(transaction)
}
