import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { notComing } from '../../../interviews/rules/response.ts'

/** The status of a cancelled plan (P4-017). */
const cancelled = 3

/** Interviews of candidates that are still to come, the first one first; those without a time last. */
export function listComingPlans(
  db: Database,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
  now: Date,
) {
  return db
    .selectFrom('interviewPlan as plan')
    .where('plan.companyId', '=', companyId)
    .where('plan.candidateId', 'in', candidateIds)
    .where('plan.status', '<>', cancelled)
    .where('plan.responseStatus', 'not in', notComing)
    .where(
      sql<boolean>`coalesce(plan.starts_at > ${now}, plan.interview_date >= (${now}::timestamptz at time zone 'UTC')::date)`,
    )
    .orderBy(sql`plan.starts_at asc nulls last`)
    .orderBy('plan.id')
    .limit(candidateIds.length * 20)
    .select(['plan.candidateId', 'plan.roundName', 'plan.startsAt'])
    .execute()
}
