import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

interface OfPlan {
  readonly companyId: CompanyId
  readonly planId: string
}

/** Whether a row of `candidate` is anonymous, as the gate has it: by itself, or as all of its company. */
export const isAnonymous = sql<boolean>`(candidate.is_anonymous or exists (
  select from company_setting where company_id = candidate.company_id and key = 'evaluationConfig'
    and value ->> 'screeningInfoStatus' = '1'
))`

/** A plan with the names and addresses of all whom it concerns, as mails tell them. */
export async function findToldPlan(db: Database, { companyId, planId }: OfPlan, by: AccountId) {
  const plan = await db
    .selectFrom('interviewPlan')
    .innerJoin('candidate', 'candidate.id', 'interviewPlan.candidateId')
    .innerJoin('account', (join) => join.onTrue().on('account.id', '=', by))
    .where('interviewPlan.companyId', '=', companyId)
    .where('interviewPlan.id', '=', planId)
    .select([
      'interviewPlan.startsAt',
      'interviewPlan.endsAt',
      'interviewPlan.zone',
      'interviewPlan.sequence',
      'interviewPlan.roundName',
      'interviewPlan.offlineLocation',
      'interviewPlan.meetingUrl',
      'interviewPlan.otherInfo',
      'interviewPlan.candidatePassword',
      'candidate.name as candidateName',
      'candidate.nameLatin as candidateLatin',
      'candidate.email as candidateEmail',
      isAnonymous.as('isAnonymous'),
      'account.name as byName',
      'account.email as byEmail',
    ])
    .executeTakeFirstOrThrow()
  return { ...plan, ...(await listTold(db, { companyId, planId })) }
}

/** Whom mails of a plan go to beside the candidate: guests without an address get none. */
export async function listTold(db: Database, { companyId, planId }: OfPlan) {
  const interviewers = await db
    .selectFrom('interviewPlanInterviewer as named')
    .innerJoin('account', 'account.id', 'named.accountId')
    .where('named.companyId', '=', companyId)
    .where('named.planId', '=', planId)
    .orderBy('named.place')
    .select([
      'named.accountId',
      'named.name',
      'account.email',
      'named.roomUrl',
      'named.password',
      'named.receiveStatus',
    ])
    .execute()
  const guests = await db
    .selectFrom('interviewPlanGuest')
    .where('companyId', '=', companyId)
    .where('planId', '=', planId)
    .orderBy('place')
    .select(['name', 'email'])
    .execute()
  return {
    interviewers,
    guests: guests.flatMap(({ name, email }) => (email === null ? [] : [{ name, email }])),
  }
}
