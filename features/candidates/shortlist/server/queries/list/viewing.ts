import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { plansAwaiting } from '../../../../../platform/access/server/queries/given.ts'

/** The company's time zone, and its positions with their settings. */
export async function getListFacts(db: Database, companyId: CompanyId) {
  const [company, positions] = await Promise.all([
    db.selectFrom('company').where('id', '=', companyId).select('timeZone').executeTakeFirstOrThrow(),
    db.selectFrom('position').where('companyId', '=', companyId).select(['id', 'settings']).execute(),
  ])
  return { timeZone: company.timeZone, positions }
}

/** Candidates with a planned interview that waits for the opinion of an account: see `plansAwaiting`. */
export async function listAwaitedCandidates(
  db: Database,
  companyId: CompanyId,
  accountId: AccountId,
): Promise<CandidateId[]> {
  const waiting = plansAwaiting(sql`${companyId}`, sql`named.candidate_id`, sql`${accountId}`)
  const { rows } = await sql<{ candidateId: CandidateId }>`
    select named.candidate_id from (
      select distinct plan.candidate_id
      from interview_plan_interviewer as named
        join interview_plan as plan on plan.id = named.plan_id
        join account on account.company_id = named.company_id and account.id = ${accountId}
      where named.company_id = ${companyId} and plan.status <> 3
        and (named.account_id = account.id
          or named.account_id is null and lower(named.external_id) in (account.id::text, lower(account.email)))
    ) as named
    where ${waiting} <> '{}'`.execute(db)
  return rows.map(({ candidateId }) => candidateId)
}
