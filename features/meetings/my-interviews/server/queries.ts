import type { Database } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { notComing } from '../../../candidates/interviews/rules/response.ts'
import { refused } from '../../planning/rules/receiving.ts'
import { cancelledPlan } from '../../planning/rules/status.ts'
import { isAnonymous } from '../../planning/server/queries/notified-plan.ts'
import { endsAtOf } from '../../planning/server/queries/taken.ts'
import { maxListed } from '../contract.ts'

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
