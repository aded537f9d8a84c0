import type { Database } from '@candor/db/database'
import { isUserType, type UserType } from '../../../../platform/access/rules/permissions.ts'
import { findEvaluationConfig } from '../../../../platform/company/server/queries.ts'
import type { LiveLink } from '../../../planning/server/queries/mail-links.ts'
import { isAnonymous } from '../../../planning/server/queries/notified-plan.ts'

/**
 * The plan and the interviewer of a mailed link, with their company's settings; null where the plan no longer names the
 * interviewer.
 */
export async function findLinked(db: Database, { companyId, planId, accountId }: LiveLink) {
  const row = await db
    .selectFrom('interviewPlan as plan')
    .innerJoin('interviewPlanInterviewer as named', 'named.planId', 'plan.id')
    .innerJoin('account', 'account.id', 'named.accountId')
    .innerJoin('company', 'company.id', 'plan.companyId')
    .innerJoin('position', 'position.id', 'plan.positionId')
    .innerJoin('candidate', 'candidate.id', 'plan.candidateId')
    .where('plan.companyId', '=', companyId)
    .where('plan.id', '=', planId)
    .where('account.id', '=', accountId)
    .select([
      'plan.id as planId',
      'plan.companyId',
      'plan.candidateId',
      'plan.roundName',
      'plan.startsAt',
      'plan.endsAt',
      'plan.zone',
      'account.id as accountId',
      'account.userType',
      'named.name as interviewerName',
      'company.name as companyName',
      'company.nameLatin as companyLatin',
      'company.customerType',
      'company.timeZone',
      'position.name as positionName',
      'position.nameLatin as positionLatin',
      'candidate.name as candidateName',
      'candidate.nameLatin as candidateLatin',
      isAnonymous.as('isAnonymous'),
    ])
    .executeTakeFirst()
  if (!row || !isUserType(row.userType)) return null
  const userType: UserType = row.userType
  const { evaluationInvisibleStatus } = await findEvaluationConfig(db, companyId)
  return { ...row, userType, evaluationInvisibleStatus }
}

export type Linked = NonNullable<Awaited<ReturnType<typeof findLinked>>>
