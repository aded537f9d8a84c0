import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { endsAtOf } from '../../../../meetings/planning/server/queries/taken.ts'

export interface WaitRow {
  readonly accountId: AccountId | null
  readonly name: string
  readonly what: 'opinion' | 'feedback'
  readonly count: number
  readonly since: Date
}

interface Asked {
  readonly companyId: CompanyId
  /** Only what this account asked for or planned; null for all. */
  readonly by: AccountId | null
  readonly now: Date
  readonly limit: number
}

/** The colleagues from whom opinions or feedback are due, about candidates whose application goes on. */
export async function listWaitRows(
  db: Database,
  { companyId, by, now, limit }: Asked,
): Promise<readonly WaitRow[]> {
  const { rows } = await sql<WaitRow>`
    select * from (
      select colleague.id as account_id, colleague.name, 'opinion' as what,
        count(distinct asked.candidate_id)::int as count, min(asked.created_at) as since
      from recommendation as asked
        join candidate as own on own.id = asked.candidate_id
        join account as colleague on colleague.id = asked.to_account_id
      where asked.company_id = ${companyId} and asked.operate_status is null and asked.withdrawn_at is null
        and asked.by_account_id is distinct from asked.to_account_id
        and (${by}::uuid is null or asked.by_account_id = ${by})
        and asked.recommend_stage_id = own.stage_id and own.outcome is null
      group by colleague.id
      union all
      select colleague.id, coalesce(max(colleague.name), max(named.name)), 'feedback',
        count(distinct plan.id)::int, min(${endsAtOf('plan')})
      from interview_plan as plan
        join candidate as own on own.id = plan.candidate_id
        join interview_plan_interviewer as named on named.plan_id = plan.id and named.receive_status <> 2
        -- A bundle names interviewers by the e-mail or the id of an account.
        left join account as colleague on colleague.company_id = named.company_id
          and (colleague.id = named.account_id or named.account_id is null
            and lower(named.external_id) in (colleague.id::text, lower(colleague.email)))
      where plan.company_id = ${companyId} and plan.status <> 3 and plan.response_status not in (2, 3)
        and (${by}::uuid is null or plan.created_by_account_id = ${by})
        and ${endsAtOf('plan')} <= ${now} and own.outcome is null
        and not exists (
          select from interview_feedback as said where said.plan_id = plan.id and said.submitted_at is not null
            and (said.account_id = colleague.id or said.account_id is null and said.author_name = named.name))
      group by colleague.id, case when colleague.id is null then lower(btrim(named.name)) end
    ) as waited
    order by since, name, what limit ${limit}`.execute(db)
  return rows
}
