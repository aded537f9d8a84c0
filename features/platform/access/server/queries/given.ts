import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'

/** Whether an interviewer (`named`) of a plan is an account: by its id, or by the bundle's name for it. */
const isNamed = sql<boolean>`(named.account_id = holder.id or named.account_id is null
  and lower(named.external_id) in (holder.id::text, lower(holder.email)))`

/**
 * Whether a candidate is assigned to an account now: recommended to it, or in an interview plan that names it by its id
 * or its e-mail. Withdrawn recommendations and cancelled plans do not count, and neither does what an account assigned
 * to itself: with that it could keep forever what it was shown once.
 */
export function isAssignedTo(
  companyId: RawBuilder<unknown>,
  candidateId: RawBuilder<unknown>,
  accountId: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(exists (
      select from recommendation
      where company_id = ${companyId} and candidate_id = ${candidateId} and to_account_id = ${accountId}
        and withdrawn_at is null and by_account_id is distinct from to_account_id
    ) or exists (
      select from interview_plan as plan
        join interview_plan_interviewer as named on named.plan_id = plan.id
        join account as holder on holder.company_id = plan.company_id and holder.id = ${accountId}
      where plan.company_id = ${companyId} and plan.candidate_id = ${candidateId} and plan.status <> 3
        and plan.created_by_account_id is distinct from holder.id
        and ${isNamed}
    ))`
}

/** Whether an interviewer of a plan gave no opinion on it. A note that nothing was held (4) is not an opinion. */
const isWithoutOpinion = sql<boolean>`not exists (
  select from interview_feedback as said where said.plan_id = plan.id and said.submitted_at is not null and said.result <> 4
    and (said.account_id = holder.id or said.account_id is null and said.author_name = named.name)
)`

/**
 * Ids of a candidate's planned interviews that have the account as an interviewer and no opinion of it yet: neither its
 * own nor an imported one in its name.
 */
export function plansAwaiting(
  companyId: RawBuilder<unknown>,
  candidateId: RawBuilder<unknown>,
  accountId: RawBuilder<unknown>,
): RawBuilder<string[]> {
  return sql<string[]>`array(
    select distinct plan.id from interview_plan as plan
      join interview_plan_interviewer as named on named.plan_id = plan.id
      join account as holder on holder.company_id = plan.company_id and holder.id = ${accountId}
    where plan.company_id = ${companyId} and plan.candidate_id = ${candidateId} and plan.status <> 3 and ${isNamed}
      and ${isWithoutOpinion}
    order by plan.id
  )`
}

/** The candidates of a company for whom `plansAwaiting` has planned interviews of an account. */
export async function listAwaitedCandidates(
  db: Database,
  companyId: CompanyId,
  accountId: AccountId,
): Promise<CandidateId[]> {
  const { rows } = await sql<{ candidateId: CandidateId }>`
    select distinct plan.candidate_id from interview_plan_interviewer as named
      join interview_plan as plan on plan.id = named.plan_id
      join account as holder on holder.company_id = named.company_id and holder.id = ${accountId}
    where named.company_id = ${companyId} and plan.status <> 3 and ${isNamed} and ${isWithoutOpinion}`.execute(
    db,
  )
  return rows.map(({ candidateId }) => candidateId)
}

/** The names by which a plan names an account as its interviewer. */
export function namesInPlan(
  planId: RawBuilder<unknown>,
  accountId: RawBuilder<unknown>,
): RawBuilder<string[]> {
  return sql<string[]>`array(
    select named.name from interview_plan_interviewer as named
      join account as holder on holder.company_id = named.company_id and holder.id = ${accountId}
    where named.plan_id = ${planId} and ${isNamed}
  )`
}

/** The candidates among these that are assigned to the account now. */
export async function listAssignedTo(
  db: Database,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
  accountId: AccountId,
): Promise<CandidateId[]> {
  const isGiven = isAssignedTo(sql`${companyId}`, sql`asked.candidate_id`, sql`${accountId}`)
  const { rows } = await sql<{ candidateId: CandidateId }>`
    select asked.candidate_id from unnest(${candidateIds}::uuid[]) as asked (candidate_id)
    where ${isGiven}`.execute(db)
  return rows.map(({ candidateId }) => candidateId)
}
