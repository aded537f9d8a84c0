import type { Database } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { notComing } from '../../../candidates/interviews/rules/response.ts'
import { refused } from '../../planning/rules/receiving.ts'
import { cancelledPlan } from '../../planning/rules/status.ts'
import { isAnonymous } from '../../planning/server/queries/notified-plan.ts'
import { endsAtOf } from '../../planning/server/queries/taken.ts'
import { maxListed, maxOfDay } from '../contract.ts'

interface OfInterviewer {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly now: Date
}

/** How long after an interview its feedback counts as due (milliseconds). */
const dueMs = 90 * dayMs

// A bundle names interviewers by the e-mail or the id of an account.
const isTheirs = (accountId: AccountId) => sql<boolean>`(
  named.account_id = ${accountId} or named.account_id is null and lower(named.external_id) in (
    ${accountId}, (select lower(email) from account where id = ${accountId}))
)`

/** The interviews that name an account and that it has not refused. */
function ownPlans(db: Database, { companyId, accountId }: OfInterviewer) {
  return db
    .selectFrom('interviewPlanInterviewer as named')
    .innerJoin('interviewPlan as plan', 'plan.id', 'named.planId')
    .innerJoin('candidate', 'candidate.id', 'plan.candidateId')
    .innerJoin('position', 'position.id', 'plan.positionId')
    .where('named.companyId', '=', companyId)
    .where(isTheirs(accountId))
    .where('named.receiveStatus', '<>', refused)
    .where('plan.status', '<>', cancelledPlan)
    .limit(maxListed)
    .select([
      'plan.id',
      'plan.candidateId',
      'plan.roundName',
      sql<string | null>`to_char(plan.interview_date, 'YYYY-MM-DD')`.as('interviewDate'),
      'plan.startsAt',
      endsAtOf('plan').as('endsAt'),
      'plan.roomType',
      'plan.offlineLocation',
      'plan.responseStatus',
      'named.receiveStatus',
      'candidate.name',
      'candidate.nameLatin',
      isAnonymous.as('isAnonymous'),
      'position.name as positionName',
      'position.nameLatin as positionLatin',
    ])
}

export function listComing(db: Database, of: OfInterviewer) {
  return ownPlans(db, of)
    .where(endsAtOf('plan'), '>', of.now)
    .where('plan.startsAt', 'is not', null)
    .orderBy('plan.startsAt')
    .execute()
}

/** Whether the account, or the person as whom the plan names it, has given no feedback yet. */
const hasNoFeedbackOf = (accountId: AccountId) => sql<boolean>`not exists (
  select from interview_feedback as given
  where given.plan_id = plan.id and given.submitted_at is not null
    and (given.account_id = ${accountId} or given.account_id is null and given.author_name = named.name)
)`

/** The interviews without a time, except those whose day is long over. */
export function listUndated(db: Database, of: OfInterviewer) {
  const since = new Date(of.now.getTime() - dueMs).toISOString().slice(0, 10)
  return ownPlans(db, of)
    .where('plan.startsAt', 'is', null)
    .where('plan.responseStatus', 'not in', notComing)
    .where(hasNoFeedbackOf(of.accountId))
    .where(({ or, eb }) =>
      or([eb('plan.interviewDate', 'is', null), eb('plan.interviewDate', '>=', sql<Date>`${since}::date`)]),
    )
    .orderBy('plan.interviewDate', sql`asc nulls last`)
    .orderBy('plan.id')
    .execute()
}

export function listFeedbackDue(db: Database, of: OfInterviewer) {
  return ownPlans(db, of)
    .where('plan.responseStatus', 'not in', notComing)
    .where(endsAtOf('plan'), '<=', of.now)
    .where(endsAtOf('plan'), '>', new Date(of.now.getTime() - dueMs))
    .where('plan.startsAt', 'is not', null)
    .where(hasNoFeedbackOf(of.accountId))
    .orderBy(endsAtOf('plan'), 'desc')
    .execute()
}

export type OwnPlanRow = Awaited<ReturnType<typeof listComing>>[number]

interface DayRow {
  readonly id: string
  readonly candidateId: string
  readonly roundName: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly roomType: number
  readonly offlineLocation: string | null
  readonly name: string
  readonly nameLatin: string | null
  readonly isAnonymous: boolean
  readonly others: readonly string[]
  readonly isOwn: boolean
  readonly hasFeedback: boolean
}

/** The interviews of a stretch of time that an account holds, and those that it planned where `withPlanned`. */
export async function listOfDay(
  db: Database,
  { companyId, accountId }: Omit<OfInterviewer, 'now'>,
  { from, to, withPlanned }: { readonly from: Date; readonly to: Date; readonly withPlanned: boolean },
): Promise<readonly DayRow[]> {
  const isPlanned = withPlanned ? sql`plan.created_by_account_id = ${accountId}` : sql`false`
  const { rows } = await sql<DayRow>`
    select plan.id, plan.candidate_id, plan.round_name, plan.starts_at, ${endsAtOf('plan')} as ends_at, plan.room_type,
      plan.offline_location, candidate.name, candidate.name_latin, ${isAnonymous} as is_anonymous,
      array(select named.name from interview_plan_interviewer as named
        where named.plan_id = plan.id and not ${isTheirs(accountId)} and named.receive_status <> ${refused}
        order by named.place limit 5) as others,
      own.id is not null as is_own,
      own.id is not null and exists (
        select from interview_feedback as given where given.plan_id = plan.id and given.submitted_at is not null
          and (given.account_id = ${accountId} or given.account_id is null and given.author_name = own.name)
      ) as has_feedback
    from interview_plan as plan
      join candidate on candidate.id = plan.candidate_id
      left join lateral (
        select named.id, named.name from interview_plan_interviewer as named
        where named.plan_id = plan.id and ${isTheirs(accountId)} and named.receive_status <> ${refused} limit 1
      ) as own on true
    where plan.company_id = ${companyId} and plan.status <> ${cancelledPlan}
      and plan.response_status <> all(${[...notComing]}::integer[])
      and plan.starts_at >= ${from} and plan.starts_at < ${to}
      and (own.id is not null or ${isPlanned})
    order by plan.starts_at, plan.id limit ${maxOfDay}`.execute(db)
  return rows
}
