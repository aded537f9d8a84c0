import type { Database, NewRow } from '@candor/db/database'
import { storedAddresses } from '@candor/kernel/email-address'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { TodayLook } from '../../../platform/today-parts/server/actions/part.ts'
import { maxNames } from '../contract.ts'

/** A name as it is compared. */
export function comparedName(name: string): string {
  return name.trim().toLowerCase()
}

const compared = sql<string>`lower(btrim(named.name))`

/** The names of imported plans without an account of their own, and what each is matched with. */
export async function listNames(db: Database, companyId: CompanyId, name: string | null = null) {
  return db
    .selectFrom('interviewPlanInterviewer as named')
    .innerJoin('interviewPlan as plan', 'plan.id', 'named.planId')
    .leftJoin('interviewerName as match', (join) =>
      join.onRef('match.companyId', '=', 'named.companyId').on('match.name', '=', compared),
    )
    .leftJoin('account', 'account.id', 'match.accountId')
    .where('named.companyId', '=', companyId)
    .where('named.externalId', 'is', null)
    .where('plan.externalId', 'is not', null)
    .$if(name !== null, (names) => names.where(compared, '=', name ?? ''))
    .groupBy([compared, 'account.name', 'account.email'])
    .select(({ fn }) => [
      fn.min('named.name').as('name'),
      fn.count<string>('plan.id').distinct().as('plans'),
      'account.name as accountName',
      'account.email',
      sql<string | null>`(
        select min(same.email) from account as same
        where same.company_id = ${companyId} and lower(btrim(same.name)) = lower(btrim(min(named.name)))
          and same.user_type <> 'freeze' having count(*) = 1)`.as('suggestedEmail'),
    ])
    .orderBy(sql`account.email is not null`)
    .orderBy('name')
    .limit(maxNames)
    .execute()
}

/** The account of a company that takes part; null for a frozen or an unknown one. */
export async function findAccountToMatch(db: Database, companyId: CompanyId, email: string) {
  const row = await db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where(sql<string>`lower(email)`, 'in', storedAddresses(email))
    .where('userType', '<>', 'freeze')
    .select(['id', 'name', 'email'])
    .executeTakeFirst()
  return row ?? null
}

/** Locks the candidates of the plans with a name, as changes of a report's readers do. */
export async function lockCandidatesNaming(db: Database, companyId: CompanyId, name: string): Promise<void> {
  await db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where('id', 'in', (from) =>
      from
        .selectFrom('interviewPlanInterviewer as named')
        .innerJoin('interviewPlan as plan', 'plan.id', 'named.planId')
        .where('named.companyId', '=', companyId)
        .where('named.externalId', 'is', null)
        .where(compared, '=', name)
        .select('plan.candidateId'),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id')
    .execute()
}

export async function findMatch(db: Database, companyId: CompanyId, name: string) {
  const row = await db
    .selectFrom('interviewerName')
    .innerJoin('account', 'account.id', 'interviewerName.accountId')
    .where('interviewerName.companyId', '=', companyId)
    .where('interviewerName.name', '=', name)
    .select(['account.id', 'account.email'])
    .executeTakeFirst()
  return row ?? null
}

export async function countMatches(db: Database, companyId: CompanyId): Promise<number> {
  const { count } = await db
    .selectFrom('interviewerName')
    .where('companyId', '=', companyId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function upsertMatch(db: Database, match: NewRow<'interviewerName'>): Promise<void> {
  const { accountId, matchedByAccountId, matchedAt } = match
  await db
    .insertInto('interviewerName')
    .values(match)
    .onConflict((on) =>
      on.columns(['companyId', 'name']).doUpdateSet({ accountId, matchedByAccountId, matchedAt }),
    )
    .execute()
}

export async function deleteMatch(db: Database, companyId: CompanyId, name: string): Promise<void> {
  await db.deleteFrom('interviewerName').where('companyId', '=', companyId).where('name', '=', name).execute()
}

/** Gives the interviewers with a name in imported plans another account, or none. */
export async function setAccountOfName(
  db: Database,
  companyId: CompanyId,
  name: string,
  accountId: AccountId | null,
): Promise<void> {
  await sql`
    update interview_plan_interviewer as named set account_id = ${accountId}
    from interview_plan as plan
    where plan.id = named.plan_id and plan.external_id is not null and named.company_id = ${companyId}
      and named.external_id is null and lower(btrim(named.name)) = ${name}`.execute(db)
}

/** The interviewers whom imported plans name without an account, until somebody says which account each is. */
export function selectUnmatched({ viewer: { companyId } }: TodayLook) {
  return sql`
    select unmatched.compared as thing, null::uuid as candidate_id, unmatched.since, null::timestamptz as due,
      jsonb_build_object('name', unmatched.name, 'plans', unmatched.plans, 'suggestedEmail', (
        select min(same.email) from account as same
        where same.company_id = ${companyId} and lower(btrim(same.name)) = unmatched.compared
          and same.user_type <> 'freeze' having count(*) = 1)) as facts
    from (
      select ${compared} as compared, min(named.name) as name, min(plan.created_at) as since,
        count(distinct plan.id) as plans
      from interview_plan_interviewer as named join interview_plan as plan on plan.id = named.plan_id
      where named.company_id = ${companyId} and named.external_id is null and named.account_id is null
        and plan.external_id is not null
      group by ${compared}
    ) as unmatched
    where not exists (
      select from interviewer_name as match
      where match.company_id = ${companyId} and match.name = unmatched.compared)`
}
