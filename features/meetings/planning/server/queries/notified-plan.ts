import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { refused } from '../../rules/receiving.ts'

interface OfPlan {
  readonly companyId: CompanyId
  readonly planId: string
}

/** Whether a row of `candidate` is anonymous, as in the gate: by itself, or by the company's rule. */
export const isAnonymous = sql<boolean>`(candidate.is_anonymous or exists (
  select from company_setting where company_id = candidate.company_id and key = 'evaluationConfig'
    and value ->> 'screeningInfoStatus' = '1'
))`

/** An interviewer whom mails of a plan go to. */
export interface NotifiedInterviewer {
  readonly accountId: AccountId
  readonly name: string
  readonly email: string
  /** The language in which they use Candor; null where they have chosen none. */
  readonly locale: string | null
  readonly roomUrl: string | null
  readonly password: string | null
  readonly receiveStatus: number
  readonly isFrozen: boolean
  /** Whether links work for them: frozen and read-only accounts answer nothing. */
  readonly mayAnswer: boolean
  /** Whether they have neither declined, nor given feedback, nor said that it was not held. */
  readonly owesFeedback: boolean
}

const mayAnswer = sql`account.user_type not in ('read', 'freeze')`

const interviewers = sql<NotifiedInterviewer[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'accountId', account.id, 'name', named.name, 'email', account.email, 'locale', account.locale,
    'roomUrl', named.room_url, 'password', named.password, 'receiveStatus', named.receive_status, 'isFrozen', account.user_type = 'freeze',
    'mayAnswer', ${mayAnswer},
    'owesFeedback', named.receive_status <> ${refused} and ${mayAnswer} and not exists (
      select from interview_feedback as given
      where given.plan_id = plan.id and given.account_id = account.id and given.submitted_at is not null
    )
  ) order by named.place), '[]')
  from interview_plan_interviewer as named join account on account.id = named.account_id
  where named.plan_id = plan.id)`

/** Guests without an address get no mail. */
const guests = sql<{ name: string; email: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'email', email) order by place), '[]')
  from interview_plan_guest where plan_id = plan.id and email is not null)`

/** A plan and the account whose act its mails are about. */
export interface NotifiedBy extends OfPlan {
  readonly by: AccountId
}

/** Plans by their ids, with the names and addresses of all participants for mails. */
export async function listNotifiedPlans(db: Database, notified: readonly NotifiedBy[]) {
  const planIds = notified.map(({ planId }) => planId)
  const senders = notified.map(({ by }) => by)
  const rows = await db
    .selectFrom(
      sql<{ planId: string; by: AccountId }>`unnest(${planIds}::uuid[], ${senders}::uuid[])`.as<'notified'>(
        sql`notified (plan_id, by)`,
      ),
    )
    .innerJoin('interviewPlan as plan', 'plan.id', 'notified.planId')
    .innerJoin('candidate', 'candidate.id', 'plan.candidateId')
    .innerJoin('company', 'company.id', 'plan.companyId')
    .innerJoin('position', 'position.id', 'plan.positionId')
    .innerJoin('account as sender', (join) =>
      join.onRef('sender.id', '=', 'notified.by').onRef('sender.companyId', '=', 'plan.companyId'),
    )
    .select([
      'plan.id',
      'plan.companyId',
      'plan.candidateId',
      'plan.startsAt',
      'plan.endsAt',
      'plan.zone',
      'plan.sequence',
      'plan.roundName',
      'plan.offlineLocation',
      'plan.meetingUrl',
      'plan.otherInfo',
      'plan.candidatePassword',
      'plan.responseStatus',
      'candidate.name as candidateName',
      'candidate.nameLatin as candidateLatin',
      'candidate.email as candidateEmail',
      isAnonymous.as('isAnonymous'),
      'company.name as companyName',
      'company.nameLatin as companyLatin',
      'company.timeZone',
      'position.name as positionName',
      'position.nameLatin as positionLatin',
      'sender.name as byName',
      'sender.email as byEmail',
      interviewers.as('interviewers'),
      guests.as('guests'),
    ])
    .execute()
  const companyOf = new Map(notified.map(({ planId, companyId }) => [planId, companyId]))
  return new Map(rows.filter((row) => companyOf.get(row.id) === row.companyId).map((row) => [row.id, row]))
}

export type NotifiedPlan = ReturnType<Awaited<ReturnType<typeof listNotifiedPlans>>['get']> & {}

/** The interviewers of a plan who get mails. */
export function listNotifiedInterviewers(db: Database, { companyId, planId }: OfPlan) {
  return db
    .selectFrom('interviewPlanInterviewer as named')
    .innerJoin('account', 'account.id', 'named.accountId')
    .where('named.companyId', '=', companyId)
    .where('named.planId', '=', planId)
    .orderBy('named.place')
    .select(['account.id as accountId', 'named.name', 'account.email', 'account.locale'])
    .execute()
}

/** Whom a plan's news goes to beside the candidate: its interviewers, and the guests who have an address. */
export async function listNotifiedPeople(db: Database, { companyId, planId }: OfPlan) {
  const interviewers = await listNotifiedInterviewers(db, { companyId, planId })
  const guests = await db
    .selectFrom('interviewPlanGuest')
    .where('companyId', '=', companyId)
    .where('planId', '=', planId)
    .orderBy('place')
    .select(['name', 'email'])
    .execute()
  return [...interviewers, ...guests.flatMap(({ name, email }) => (email === null ? [] : { name, email }))]
}
