import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { notComing } from '../../../../candidates/interviews/rules/response.ts'
import { refused } from '../../rules/receiving.ts'
import { cancelledPlan } from '../../rules/status.ts'
import { isAnonymous } from './notified-plan.ts'

interface PlannersOf {
  readonly companyId: CompanyId
  readonly planIds: readonly string[]
  /** Whether the interviewers of each plan are listed beside the planner. */
  readonly withInterviewers: boolean
}

/** An interview with a time is in the calendars of its interviewers. */
const isHolder = sql<boolean>`plan.starts_at is not null and exists (
  select from interview_plan_interviewer
  where plan_id = plan.id and account_id = receiver.id and receive_status <> ${refused}
)`

/** Plans with each account that gets the news, where it is open: nobody reads the mail of a frozen one. */
export async function listPlanners(db: Database, { companyId, planIds, withInterviewers }: PlannersOf) {
  return db
    .selectFrom('interviewPlan as plan')
    .innerJoin('candidate', 'candidate.id', 'plan.candidateId')
    .innerJoin('company', 'company.id', 'plan.companyId')
    .innerJoin('position', 'position.id', 'plan.positionId')
    .innerJoin('account as receiver', 'receiver.companyId', 'plan.companyId')
    .where('plan.companyId', '=', companyId)
    .where('plan.id', 'in', planIds)
    .where('receiver.userType', '<>', 'freeze')
    .where(({ or, eb, ref }) =>
      or([eb('receiver.id', '=', ref('plan.createdByAccountId')), ...(withInterviewers ? [isHolder] : [])]),
    )
    .orderBy('plan.startsAt')
    .select([
      'plan.id',
      'plan.candidateId',
      'plan.roundName',
      'plan.startsAt',
      'plan.endsAt',
      'receiver.email',
      'receiver.locale',
      'candidate.name',
      'candidate.nameLatin',
      isAnonymous.as('isAnonymous'),
      'company.name as companyName',
      'company.nameLatin as companyLatin',
      'position.name as positionName',
      'position.nameLatin as positionLatin',
      sql<string>`coalesce(plan.zone, company.time_zone)`.as('zone'),
    ])
    .execute()
}

/** The future interviews of an account as interviewer. */
export async function listComingPlans(
  db: Database,
  { companyId, accountId, now }: { companyId: CompanyId; accountId: AccountId; now: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('interviewPlan as plan')
    .innerJoin('interviewPlanInterviewer as named', 'named.planId', 'plan.id')
    .where('named.companyId', '=', companyId)
    .where('named.accountId', '=', accountId)
    .where('plan.status', '<>', cancelledPlan)
    .where('plan.responseStatus', 'not in', notComing)
    .where('plan.startsAt', '>', now)
    .select('plan.id')
    .execute()
  return rows.map(({ id }) => id)
}
